import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { cmsUrl } from '../served';

export type Mood = 'well' | 'down' | 'error' | 'half' | 'slow';

const SLOW_MS = 1500;

/** Stands between the publisher and the real CMS, and behaves as a CMS in trouble does. */
export class FickleCms {
  mood: Mood = 'well';
  /** Number of requests to the content that are let through before the mood shows. */
  patience = 0;

  private constructor(private readonly server: Server) {}

  static async start(port: number): Promise<FickleCms> {
    const server = createServer();
    const cms = new FickleCms(server);
    server.on('request', (incoming, answer) => cms.answer(incoming, answer));
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
    return cms;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private answer(incoming: IncomingMessage, answer: ServerResponse): void {
    const mood = this.moodFor(incoming.url ?? '');
    if (mood === 'down') incoming.socket.destroy();
    else if (mood === 'error') answer.writeHead(500, { 'content-type': 'text/plain' }).end('no');
    else if (mood === 'slow') setTimeout(() => this.forward(incoming, answer, false), SLOW_MS);
    else this.forward(incoming, answer, mood === 'half');
  }

  private moodFor(path: string): Mood {
    if (this.mood === 'well' || !path.startsWith('/api/articles')) return 'well';
    if (this.patience > 0) {
      this.patience -= 1;
      return 'well';
    }
    return this.mood;
  }

  private forward(incoming: IncomingMessage, answer: ServerResponse, half: boolean): void {
    const { method, url, headers } = incoming;
    const onward = request(cmsUrl() + (url ?? ''), { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        answer.writeHead(response.statusCode ?? 502, response.headers);
        if (!half) answer.end(body);
        else answer.write(body.subarray(0, body.length / 2), () => incoming.socket.destroy());
      });
    });
    onward.on('error', () => incoming.socket.destroy());
    incoming.pipe(onward);
  }
}
