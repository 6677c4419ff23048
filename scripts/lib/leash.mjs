// Runs a program that must not outlive who started it: `node leash.mjs <program> <arguments…>`. The starter holds the
// other end of our standard input; when it is gone, however it went, the system closes that end, and we end with all
// that was started here. Must lead a process group of its own.
import { spawn } from 'node:child_process';

const [program = '', ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
const endAll = () => process.kill(-process.pid, 'SIGKILL');

process.stdin.resume().on('end', endAll).on('error', endAll);
child.on('error', (error) => {
  console.error(error.message);
  process.exit(127);
});
child.on('close', (code) => process.exit(code ?? 1));
