/** Replaces the File System Access API, which some browsers lack. `editor.ts` writes the files or refuses. */
const address = (file: string) => `/__edit/files/${file.split('/').map(encodeURIComponent).join('/')}`;
const join = (folder: string, name: string) => (folder ? `${folder}/${name}` : name);
const missing = (file: string) => new DOMException(file, 'NotFoundError');

const files = new Set<string>(await (await fetch('/__edit/files')).json());

const notice = document.body.appendChild(document.createElement('dialog'));
notice.closedBy = 'any';

const loaded = new Map<string, Blob>();
let unsent = new Map<string, BlobPart>();
let sending: Promise<void> | undefined;

/**
 * The editor writes the files of one save within one turn of the event loop. They are collected, so that all are written or
 * none.
 */
function save(file: string, data: BlobPart): Promise<void> {
  unsent.set(file, data);
  sending ??= new Promise((resolve) => setTimeout(resolve)).then(() => {
    const body = new FormData();
    for (const [name, next] of unsent)
      for (const part of [new Blob([next]), loaded.get(name) ?? []].flat()) body.append(name, part);
    const names = [...unsent.keys()];
    unsent = new Map();
    sending = undefined;
    return send('/__edit/files', names, { method: 'PUT', body });
  });
  return sending.then(() => void files.add(file));
}

async function send(place: string, names: string[], request: RequestInit): Promise<void> {
  const answer = await fetch(place, request);
  if (answer.status === 201)
    window.parent.document.querySelector<HTMLIFrameElement>('[name=site]')?.contentWindow?.location.reload();
  if (answer.ok) return;
  const reason = await answer.text();
  // The editor shows the reason only where a text was refused.
  if (!names.some((name) => name.startsWith('content/'))) {
    notice.textContent = reason;
    notice.showModal();
  }
  // The editor's own message above this one says to try again later.
  throw new Error(`Trying later does not help. Do this, and save again:\n${reason}`);
}

async function remove(file: string): Promise<void> {
  await send(address(file), [file], { method: 'DELETE' });
  files.delete(file);
  loaded.delete(file);
}

const fileHandle = (file: string, name: string) => ({
  kind: 'file',
  name,
  getFile: async () => {
    const answer = await fetch(address(file));
    if (!answer.ok) throw missing(file);
    const content = await answer.blob();
    loaded.set(file, content);
    return new File([content], name, { type: content.type });
  },
  createWritable: async () => ({
    write: (data: BlobPart) => save(file, data),
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
  removeEntry: (child: string) => remove(join(folder, child)),
});

// Without `move`, the editor writes the file directly.
Reflect.deleteProperty(FileSystemFileHandle.prototype, 'move');
Object.assign(navigator.storage, {
  getDirectory: async () => ({ getDirectoryHandle: async () => folderHandle('', 'content') }),
});
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
// The Escape key would close a form and lose the input.
const chosen = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}');
localStorage.setItem('sveltia-cms.prefs', JSON.stringify({ ...chosen, closeWithEscape: false }));
const PROGRAM = '/__edit/sveltia-cms.mjs';
const { init }: { init: (options: { config: unknown }) => void } = await import(/* @vite-ignore */ PROGRAM);
const config = await (await fetch('/__edit/config.json')).json();
init({ config: { ...config, load_config_file: false } });

export {};
