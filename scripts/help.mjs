// npm run help: what each command of package.json does.
import { commandTable } from './lib/commands.mjs';

console.log(commandTable());
