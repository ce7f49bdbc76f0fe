import type { StorePlace } from '../../server/store/open-store.ts';
import type { Answer, Environment } from '../../tools/operator-command.ts';
import { environmentOf } from './temporary-store.ts';

type Command = (args: string[], env: Environment) => Promise<Answer>;

/** A command of an operator, as a test runs it on a store: in this process, with what it would say and its exit code. */
export function runner(command: Command, env: Environment = {}) {
  return async (place: StorePlace, ...args: string[]) => {
    const answer = await command(args, { ...environmentOf(place), ...env });
    return { out: '', err: '', ...answer };
  };
}
