import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { Picture } from '../../ui/picture.tsx';
import { postPicture } from './post-picture.ts';

/** A post that is there sooner needs no picture of itself, which would only flash, in milliseconds. */
const patience = 80;
/** How long blocks may stand for a text that is still on its way, in milliseconds. */
const skeletonTime = 500;

function arrivingId(pathname: string | undefined): number | undefined {
  const [, id] = /\/blog\/(\d+)$/.exec(pathname ?? '') ?? [];
  return id === undefined ? undefined : Number(id);
}

/**
 * Stands in front of the page while a post is on its way to a visitor who followed a link: its picture, which is known,
 * and for half a second the outline of what comes. Nothing of it appears on a hard load, whose page comes as a whole.
 */
export function ArrivingPost() {
  const { location } = useNavigation();
  const id = arrivingId(location?.pathname);
  const [stage, setStage] = useState<'waiting' | 'outlined' | 'late'>('waiting');

  useEffect(() => {
    if (id === undefined) return;
    const outline = setTimeout(() => setStage('outlined'), patience);
    const late = setTimeout(() => setStage('late'), skeletonTime);
    return () => {
      clearTimeout(outline);
      clearTimeout(late);
      setStage('waiting');
    };
  }, [id]);

  useEffect(() => {
    // The page that is left keeps its place for whoever comes back: the router has noted it.
    if (stage === 'outlined') window.scrollTo(0, 0);
  }, [stage]);

  if (id === undefined || stage === 'waiting') return null;
  return (
    <div className="article arriving" aria-busy="true" data-stage={stage}>
      <div className="wrap arriving__head">
        <i />
        <i />
        <i />
        <i />
      </div>
      <div className="wrap">
        <Picture className="article__picture" src={postPicture(id)} width={1200} height={800} alt="" />
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
