import type { Answer, Environment } from '../../scripts/operator-command.ts';
import type { StorePlace } from '../../server/db/open-store.ts';
import { environmentOf } from './temporary-store.ts';

type Command = (args: string[], env: Environment) => Promise<Answer>;

/** Runs an operator's command in this process; returns output and exit code. */
export function runner(command: Command, env: Environment = {}) {
  return async (place: StorePlace, ...args: string[]) => {
    const answer = await command(args, { ...environmentOf(place), ...env });
    return { out: '', err: '', ...answer };
  };
}
