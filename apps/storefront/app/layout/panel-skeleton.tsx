import * as m from '../paraglide/messages.js'

/** Placeholder while a panel loads. */
export function PanelSkeleton() {
  return (
    <output className="drawer-body panel-skeleton">
      <span className="vh">{m.layout_loading()}</span>
      <i className="skeleton" />
      <i className="skeleton" />
      <i className="skeleton" />
    </output>
  )
}
