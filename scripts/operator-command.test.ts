import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.for(['leads', 'consents', 'backup'])(
  '%s needs no store to help, and says a wrong call on standard error, by its exit code',
  (name) => {
    const command = (arg: string) =>
      spawnSync(process.execPath, [`scripts/${name}.ts`, arg], {
        encoding: 'utf8',
        env: { DATA_DIR: '/nowhere' },
      });
    expect(command('--help')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(`npm run ${name}`),
    });
    expect(command('--loud')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/--help\n$/),
    });
  },
);
