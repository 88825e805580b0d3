import { Link } from 'react-router'
import { DARK_MEDIA } from '../platform/color-scheme.ts'
import type { RootData } from './root-data.server.ts'
import { href } from '../platform/routes.ts'

/** The logo, with the brand's name unless the picture holds it; leads to the home page. */
export function Logo({ data: { language, brand, look, colorScheme } }: { data: RootData }) {
  const { src, darkSrc, width, height, holdsName } = look.logo
  return (
    <Link className="logo" to={href(language, 'home')}>
      <picture>
        {darkSrc !== undefined && <source media={DARK_MEDIA[colorScheme]} srcSet={darkSrc} />}
        <img src={src} width={width} height={height} alt={holdsName ? brand : ''} fetchPriority="low" />
      </picture>
      {!holdsName && brand}
    </Link>
  )
}
