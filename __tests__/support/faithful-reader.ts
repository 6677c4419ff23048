/** Reads the live site all the time, and remembers every answer that was not whole. */
export class FaithfulReader {
  readonly complaints: string[] = [];
  answers = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly site: string,
    private readonly paths: readonly string[],
  ) {}

  start(): void {
    const read = () => {
      void Promise.all(this.paths.map((path) => this.read(path))).then(() => {
        if (this.timer) this.timer = setTimeout(read, 100);
      });
    };
    this.timer = setTimeout(read, 0);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private async read(path: string): Promise<void> {
    try {
      const response = await fetch(this.site + path);
      const text = await response.text();
      this.answers += 1;
      if (response.status !== 200) this.complaints.push(`${path}: ${response.status}`);
      else if (!isWhole(path, text)) this.complaints.push(`${path}: cut off after ${text.length} characters`);
    } catch (error) {
      this.complaints.push(`${path}: ${String(error)}`);
    }
  }
}

function isWhole(path: string, text: string): boolean {
  if (path.endsWith('.json')) return text.trimEnd().endsWith('}');
  if (path.endsWith('.xml')) return text.trimEnd().endsWith('>');
  return text.trimEnd().endsWith('</html>');
}
