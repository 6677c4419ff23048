/** The package has no types; as much of it as bench/serve.ts uses. */
declare module 'autocannon' {
  type Numbers = {
    readonly requests: { readonly average: number };
    readonly latency: { readonly p50: number; readonly p99: number; readonly max: number };
    readonly throughput: { readonly average: number };
    readonly errors: number;
  };
  export default function autocannon(options: {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly headers: Readonly<Record<string, string>>;
  }): Promise<Numbers>;
}
