import { type ComponentType, lazy, memo, Suspense, useState, useSyncExternalStore } from 'react';
import { RepeatMissedPress } from './missed-press.ts';

const signsOfUse = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'scroll', 'popstate'];

function signOfUse(): Promise<Event> {
  return new Promise((resolve) => {
    for (const sign of signsOfUse) addEventListener(sign, resolve, { capture: true, once: true });
  });
}

const isUsed =
  import.meta.env.SSR ||
  window.scrollY > 0 ||
  navigator.userActivation.hasBeenActive ||
  // A post without a date gets one by script.
  document.querySelector('[data-undated]') !== null;
const firstUse = isUsed ? undefined : signOfUse();
const firstPath = import.meta.env.SSR ? '' : window.location.pathname;

/** Loads a part's code at the first use of the first page. Its HTML must work by itself. */
export function lazyWhenUsed<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(() => loadWhenUsed(load));
  // `memo`, because HTML that is rendered again before its code is there would vanish.
  const OnFirstPage = memo((props: Props) => (
    <Suspense>
      <Part {...props} />
      <RepeatMissedPress />
    </Suspense>
  ));
  return function WhenUsed(props: Props) {
    const [isFirstPage] = useState(useHydrating());
    // Later pages have no boundary, so the router keeps the last page until the next one is complete.
    return isFirstPage ? <OnFirstPage {...props} /> : <Part {...props} />;
  };
}

/** Makes a route's component, whose props are the loader's data. */
export function lazyPage<Data extends object>(load: () => Promise<ComponentType<Data>>) {
  const Page = lazyWhenUsed(load);
  return ({ loaderData }: { loaderData: Data }) => <Page {...loaderData} />;
}

/** Never rejects, because an error would replace the page. The first page's HTML works; a later page is loaded whole. */
async function loadWhenUsed<Part>(load: () => Promise<Part>): Promise<{ default: Part }> {
  await firstUse;
  try {
    return { default: await load() };
  } catch (error) {
    console.error(error);
    if (window.location.pathname !== firstPath) window.location.reload();
    await signOfUse();
    return loadWhenUsed(load);
  }
}

/** True on the server and while the browser hydrates the first page. */
function useHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
}
