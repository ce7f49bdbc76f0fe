import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** If a post arrives sooner, a placeholder would only flash. */
const SKELETON_AFTER_MS = 80;
/** After this, a line of text replaces the outline. */
const SKELETON_MS = 500;

type Props = { late: string };

/** Shown only while a followed link loads. */
export function ArrivingPost({ late }: Props) {
  const arriving = useNavigation().location?.pathname ?? '';
  const path = /\/(?:blog|news)\/[^/]+$/.test(arriving) ? arriving : undefined;
  const [stage, setStage] = useState<'waiting' | 'outlined' | 'late'>('waiting');

  useEffect(() => {
    if (path === undefined) return;
    const outline = setTimeout(() => setStage('outlined'), SKELETON_AFTER_MS);
    const lateTimer = setTimeout(() => setStage('late'), SKELETON_MS);
    return () => {
      clearTimeout(outline);
      clearTimeout(lateTimer);
      setStage('waiting');
    };
  }, [path]);

  useEffect(() => {
    // The router has already saved the scroll position of the previous page.
    if (stage === 'outlined') window.scrollTo(0, 0);
  }, [stage]);

  if (path === undefined || stage === 'waiting') return null;
  return (
    <div className="article arriving" aria-busy={stage === 'outlined'} data-stage={stage}>
      <div className="wrap arriving__head">
        <p role="status">{stage === 'late' && late}</p>
        <i />
        <i />
        <i />
        <i />
      </div>
      <div className="wrap beside">
        <div className="prose arriving__text">
          <i />
          <i />
          <i />
          <i />
        </div>
      </div>
    </div>
  );
}
