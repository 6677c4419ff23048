import { get } from 'node:http';

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
      const { status, text } = await ask(this.site + path);
      this.answers += 1;
      if (status !== 200) this.complaints.push(`${path}: ${status}`);
      else if (!isWhole(path, text)) this.complaints.push(`${path}: cut off after ${text.length} characters`);
    } catch (error) {
      this.complaints.push(`${path}: ${String(error)}`);
    }
  }
}

/** Asks on a connection of its own: a kept one may be closed at the other end while this process stood still. */
function ask(address: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    get(address, { agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
    }).on('error', reject);
  });
}

function isWhole(path: string, text: string): boolean {
  if (path.endsWith('.json')) return text.trimEnd().endsWith('}');
  if (path.endsWith('.xml')) return text.trimEnd().endsWith('>');
  return text.trimEnd().endsWith('</html>');
}
