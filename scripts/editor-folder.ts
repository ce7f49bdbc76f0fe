/**
 * Replaces the browser's File System Access API by the routes of `scripts/editor.ts`: works in every browser,
 * and the command can refuse a write.
 */
const address = (file: string) => `/__edit/files/${file.split('/').map(encodeURIComponent).join('/')}`;
const join = (folder: string, name: string) => (folder ? `${folder}/${name}` : name);
const missing = (file: string) => new DOMException(file, 'NotFoundError');

const files = new Set<string>(await (await fetch('/__edit/files')).json());

const notice = document.body.appendChild(document.createElement('dialog'));
notice.closedBy = 'any';
let pending = 0;
let isChanged = false;

/** One save sends several files and reloads once. */
async function send(file: string, method: 'PUT' | 'DELETE', body?: BodyInit): Promise<void> {
  pending += 1;
  const answer = await fetch(address(file), { method, ...(body === undefined ? {} : { body }) });
  pending -= 1;
  isChanged ||= answer.status === 201;
  if (pending === 0 && isChanged) {
    isChanged = false;
    window.parent.document.querySelector<HTMLIFrameElement>('[name=site]')?.contentWindow?.location.reload();
  }
  if (!answer.ok) {
    const reason = await answer.text();
    // The editor itself shows the reason of a refused text only.
    if (!file.startsWith('content/')) {
      notice.textContent = reason;
      notice.showModal();
    }
    throw new Error(reason);
  }
  files[method === 'PUT' ? 'add' : 'delete'](file);
}

const fileHandle = (file: string, name: string) => ({
  kind: 'file',
  name,
  getFile: async () => {
    const answer = await fetch(address(file));
    if (!answer.ok) throw missing(file);
    return new File([await answer.blob()], name, { type: answer.headers.get('content-type') ?? '' });
  },
  createWritable: async () => ({
    write: (data: BodyInit) => send(file, 'PUT', data),
    close: () => Promise.resolve(),
  }),
});

const folderHandle = (folder: string, name: string) => ({
  kind: 'directory',
  name,
  async *entries() {
    const inside = [...files].filter((file) => file.startsWith(join(folder, '')));
    const names = new Set(
      inside.map((file) => file.slice(folder ? folder.length + 1 : 0).split('/')[0] ?? ''),
    );
    for (const child of names) {
      const place = join(folder, child);
      yield [child, files.has(place) ? fileHandle(place, child) : folderHandle(place, child)] as const;
    }
  },
  getDirectoryHandle: async (child: string): Promise<unknown> => folderHandle(join(folder, child), child),
  getFileHandle: async (child: string, { create = false } = {}) => {
    const file = join(folder, child);
    if (!create && !files.has(file)) throw missing(file);
    return fileHandle(file, child);
  },
  removeEntry: (child: string) => send(join(folder, child), 'DELETE'),
});

// Without `move` the editor writes the file directly.
Reflect.deleteProperty(FileSystemFileHandle.prototype, 'move');
Object.assign(navigator.storage, {
  getDirectory: async () => ({ getDirectoryHandle: async () => folderHandle('', 'content') }),
});
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
const PROGRAM = '/__edit/sveltia-cms.mjs';
const { init }: { init: (options: { config: unknown }) => void } = await import(/* @vite-ignore */ PROGRAM);
const config = await (await fetch('/__edit/config.json')).json();
init({ config: { ...config, load_config_file: false } });

export {};
