import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const rooms = ['app', 'content', 'server', 'tests', 'tools'];
const isCode = (file: string) => /\.tsx?$/.test(file);

/** Every file of the house below a folder, by its path from there; only code has its text read. */
export function readTree(root: string): Map<string, string> {
  const inRooms = rooms.flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  );
  const atRoot = readdirSync(root).filter(isCode);
  return new Map(
    [...inRooms, ...atRoot]
      .map((file) => file.split(path.sep).join('/'))
      .map((file) => [file, isCode(file) ? readFileSync(path.join(root, file), 'utf8') : '']),
  );
}
