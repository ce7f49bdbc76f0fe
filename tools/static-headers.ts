import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startSite, temporaryFolder } from '../harness/running-site.ts';
import { listStaticFiles } from './static-hosting/list-static-files.ts';
import { nginxHeaders, nginxLists } from './static-hosting/nginx-lists.ts';

/**
 * `npm run static-headers`: writes down, for hosts that serve the built files themselves, which files these are and with
 * which headers. Starts what is in `build/` with an empty store and asks it, so that the lists say what the site says.
 * Reads the environment that a header depends on; run it again after changing one of these.
 */
const build = path.resolve(process.env.BUILD_DIRECTORY ?? 'build');
const inHeaders = ['SITE_URL', 'GA_MEASUREMENT_ID', 'CLARITY_PROJECT_ID'];

const { folder, remove } = temporaryFolder();
try {
  const environment = Object.fromEntries(
    inHeaders.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
  const site = await startSite({ ...environment, DATA_DIR: folder, TRUSTED_PROXIES: '1' }, build);
  const files = await listStaticFiles(site.url, path.join(build, 'client')).finally(site.stop);

  const lists = path.join(build, 'static');
  await mkdir(lists, { recursive: true });
  await Promise.all([
    writeFile(path.join(lists, 'headers.json'), JSON.stringify(files, null, 2)),
    writeFile(path.join(lists, 'nginx-lists.conf'), nginxLists(files)),
    writeFile(path.join(lists, 'nginx-headers.conf'), nginxHeaders(files)),
  ]);
  process.stdout.write(`Listed ${files.length} files with their headers in ${path.relative('.', lists)}\n`);
} finally {
  remove();
}
