import { Link } from 'react-router'
import type { RootData } from './root-data.server.ts'
import { href } from '../platform/routes.ts'

/** The logo, with the brand's name unless the picture holds it; leads to the home page. */
export function Logo({ data: { language, brand, look } }: { data: RootData }) {
  const { src, width, height, holdsName } = look.logo
  return (
    <Link className="logo" to={href(language, 'home')}>
      <img src={src} width={width} height={height} alt={holdsName ? brand : ''} fetchPriority="low" />
      {!holdsName && brand}
    </Link>
  )
}
