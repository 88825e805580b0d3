import type { HomeTexts } from '../platform/site.ts'

export function HomePage({ home }: { home: HomeTexts }) {
  return <h1 className="display wrap">{home.hero.title}</h1>
}
