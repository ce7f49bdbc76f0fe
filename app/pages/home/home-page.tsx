import { Outlet } from 'react-router';
import { FallbackNotice } from '../../components/layout/section.tsx';
import { lazyWhenUsed } from '../../lib/lazy-when-used.tsx';
import { Hero } from './hero.tsx';
import type { HomeProps } from './home-sections.tsx';

const HomeSections = lazyWhenUsed(() => import('./home-sections.tsx').then((module) => module.HomeSections));

export function HomePage(props: HomeProps) {
  const { messages, isHeroFallback, figures } = props;
  return (
    <>
      <FallbackNotice isFallback={isHeroFallback}>
        <Hero messages={messages.hero} dashboard={messages.dashboard} figures={figures.shown}>
          <Outlet />
        </Hero>
      </FallbackNotice>
      <HomeSections {...props} />
    </>
  );
}
