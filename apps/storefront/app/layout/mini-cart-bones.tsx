import * as m from '../paraglide/messages.js'

/** Stands where the lines of the cart will be. */
export function Bones() {
  return (
    <output className="drawer-body mini-bones">
      <span className="vh">{m.layout_loading()}</span>
      <i className="bone" />
      <i className="bone" />
      <i className="bone" />
    </output>
  )
}
