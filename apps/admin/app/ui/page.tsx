import { createContext, use, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'

const PageFootContext = createContext<ReactNode>(null)

/** What the frame shows at the foot of every page, such as what can be taken back. */
export const PageFootProvider = PageFootContext

interface PageProps {
  readonly title: ReactNode
  /** The title is a number or a code, which the text face writes. */
  readonly isReference?: boolean
  /** Where the page was opened from. */
  readonly back?: { readonly to: string; readonly label: string } | undefined
  /** States beside the title. */
  readonly states?: ReactNode
  readonly actions?: ReactNode
  /** One line of facts. */
  readonly facts?: ReactNode
  readonly width?: 'narrow' | 'wide' | undefined
  readonly children: ReactNode
}

/** A page: back link, title with its states, actions at the end, one line of facts, then its body. */
export function Page({
  title,
  isReference = false,
  back,
  states,
  actions,
  facts,
  width,
  children,
}: PageProps) {
  return (
    <main id="content" tabIndex={-1} data-wide={width === 'wide' ? '' : undefined}>
      <div className={width === 'narrow' ? 'in narrow' : 'in'}>
        {back && (
          <Link className="back" to={back.to}>
            <Icon name="back" />
            {back.label}
          </Link>
        )}
        <div className="head">
          <h1 className={isReference ? 'ref' : undefined}>{title}</h1>
          {states}
          {actions && <div className="acts">{actions}</div>}
          {facts && <p className="sub">{facts}</p>}
        </div>
        {children}
        {use(PageFootContext)}
      </div>
    </main>
  )
}
