import type { operatorCommand } from '../../scripts/operator/operator-command.ts';
import type { StorePlace } from '../../server/db/open-store.ts';
import { environmentOf } from './temporary-store.ts';

/** Runs an operator's command in this process, and returns output and exit code. */
export function runner(command: ReturnType<typeof operatorCommand>, env: Record<string, string> = {}) {
  return async (place: StorePlace, ...args: string[]) => {
    const result = await command(args, { ...environmentOf(place), ...env });
    return typeof result === 'string' ? { code: 0, out: result, err: '' } : { out: '', ...result };
  };
}
