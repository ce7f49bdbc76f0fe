import { useEffect, useState } from 'react';
import { type Location, useNavigation } from 'react-router';
import { Picture } from '../../ui/picture.tsx';

/** A post that is there sooner needs no picture of itself, which would only flash, in milliseconds. */
const patience = 80;
/** How long blocks may stand for a text that is still on its way, in milliseconds; then words say so. */
const skeletonTime = 500;

/** The picture of the post that a visitor is on the way to, as the link to it told; empty where it told nothing. */
function arrivingPicture(location: Location | undefined): string | undefined {
  if (!/\/(?:blog|news)\/[^/]+$/.test(location?.pathname ?? '')) return undefined;
  const told: unknown = location?.state;
  const isTold = typeof told === 'object' && told !== null && 'picture' in told;
  return isTold && typeof told.picture === 'string' ? told.picture : '';
}

type Props = { late: string };

/**
 * Stands in front of the page while a post is on its way to a visitor who followed a link: its picture, which is known,
 * and for half a second the outline of what comes, then a line that says that it is still to come. Nothing of it appears
 * on a hard load, whose page comes as a whole.
 */
export function ArrivingPost({ late }: Props) {
  const { location } = useNavigation();
  const picture = arrivingPicture(location);
  const path = picture === undefined ? undefined : location?.pathname;
  const [stage, setStage] = useState<'waiting' | 'outlined' | 'late'>('waiting');

  useEffect(() => {
    if (path === undefined) return;
    const outline = setTimeout(() => setStage('outlined'), patience);
    const patienceEnds = setTimeout(() => setStage('late'), skeletonTime);
    return () => {
      clearTimeout(outline);
      clearTimeout(patienceEnds);
      setStage('waiting');
    };
  }, [path]);

  useEffect(() => {
    // The page that is left keeps its place for whoever comes back: the router has noted it.
    if (stage === 'outlined') window.scrollTo(0, 0);
  }, [stage]);

  if (picture === undefined || stage === 'waiting') return null;
  return (
    <div className="article arriving" aria-busy={stage === 'outlined'} data-stage={stage}>
      <div className="wrap arriving__head">
        <p role="status">{stage === 'late' && late}</p>
        <i />
        <i />
        <i />
        <i />
      </div>
      <div className="wrap">
        {picture && <Picture className="article__picture" src={picture} width={1200} height={800} alt="" />}
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
