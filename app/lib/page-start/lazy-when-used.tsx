import { type ComponentType, lazy, memo, Suspense, useState, useSyncExternalStore } from 'react';
import { RepeatMissedPress } from './missed-press.ts';

const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'popstate'];

function signOfUse(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const { signal } = listening;
    const onSign = () => {
      listening.abort();
      resolve();
    };
    for (const sign of signsOfUse) addEventListener(sign, onSign, { capture: true, passive: true, signal });
  });
}

const isUsed =
  import.meta.env.SSR ||
  window.scrollY > 0 ||
  navigator.userActivation.hasBeenActive ||
  // A post without a date gets one by script.
  document.querySelector('[data-undated]') !== null;
const firstUse = isUsed ? Promise.resolve() : signOfUse();

/** Loads a part's code at the first use of the first page. Its HTML must work by itself. */
export function lazyWhenUsed<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loaded = firstUse.then(() => withRetries(load));
  const Hydrated = lazy(async () => ({ default: await loaded }));
  const OnLaterPage = lazy(async () => ({ default: await load().catch(reloadPage) }));
  // `memo`, because HTML that is rendered again before its code is there would vanish.
  const OnFirstPage = memo((props: Props) => (
    <Suspense>
      <Hydrated {...props} />
      <RepeatMissedPress />
    </Suspense>
  ));
  return function WhenUsed(props: Props) {
    const isHydrating = useSyncExternalStore(subscribe, inBrowser, onServer);
    const [isFirstPage] = useState(isHydrating);
    // Later pages have no boundary, so the router keeps the last page until the next one is complete.
    return isFirstPage ? <OnFirstPage {...props} /> : <OnLaterPage {...props} />;
  };
}

/** Makes a route's component, whose props are the loader's data. */
export function lazyPage<Data extends object>(load: () => Promise<ComponentType<Data>>) {
  const Page = lazyWhenUsed(load);
  return ({ loaderData }: { loaderData: Data }) => <Page {...loaderData} />;
}

/** Never rejects, because an error would replace the page, whose HTML works. */
async function withRetries<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    console.error(error);
    await signOfUse();
    return withRetries(load);
  }
}

/** The address is already the next page's. */
function reloadPage(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}

const subscribe = () => () => undefined;
const inBrowser = () => false;
const onServer = () => true;
