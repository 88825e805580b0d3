import { Link } from 'react-router'
import { Picture, type PictureData } from '../ui/picture.tsx'
import './submenu.css'

export interface SubmenuLink {
  readonly label: string
  readonly to: string
  readonly picture?: PictureData
}

/** Subcategories with their pictures: tiles below the header, rows in the menu of phones. */
export default function SubmenuLinks({ id, links }: { id: string; links: readonly SubmenuLink[] }) {
  return (
    <div id={id} className="submenu">
      <ul className="wrap">
        {links.map(({ label, to, picture }) => (
          <li key={to}>
            <Link to={to}>
              {picture ? <Picture picture={picture} sizes="12rem" /> : <i aria-hidden="true" />}
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
