let count = 0;

/** An address range that nobody has used before; the tests' CMS stands behind one trusted proxy. */
export function freshAddress(): string {
  count += 1;
  // Test files run beside one another, each from a part of the address space of its own.
  const worker = Number(process.env['JEST_WORKER_ID'] ?? 1);
  const moment = Math.floor(Date.now() / 1000) % 250;
  return `${String(10 + worker)}.${String(moment)}.${String(count % 250)}.7`;
}
