import fs from 'node:fs';
import path from 'node:path';
import { environment } from '../../config/environment';

export type Account = {
  email: string;
  password: string;
};

export type Accounts = Partial<Record<'admin' | 'editor', Account>>;

const file = path.join(environment.dataFolder, 'accounts.json');

export function readAccounts(): Accounts {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Accounts) : {};
}

/** First passwords lie here, readable by the owner alone, until they are changed; then the file goes away. */
export function writeAccounts(accounts: Accounts): void {
  if (Object.keys(accounts).length === 0) {
    fs.rmSync(file, { force: true });
    return;
  }
  fs.writeFileSync(file, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  fs.chmodSync(file, 0o600);
}
