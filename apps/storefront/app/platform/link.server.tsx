import { Link as RouterLink, type LinkProps } from 'react-router'

/**
 * React Router's link as the server writes it: the same element without the work for a click, which took a tenth of
 * a category page's time. Whatever is not an absolute path is left to the router.
 */
export function Link(props: LinkProps) {
  const { to, discover, prefetch, mask, reloadDocument, relative: _relative, ...rest } = props
  const { state: _state, replace: _replace, preventScrollReset: _keepsScroll, ...others } = rest
  const { viewTransition: _fades, defaultShouldRevalidate: _reads, children, ...attributes } = others
  const isPath = typeof to === 'string' && /^\/(?!\/)/.test(to)
  if (!isPath || mask || reloadDocument || discover === 'none' || (prefetch && prefetch !== 'none'))
    return <RouterLink {...props} />
  return (
    <a {...attributes} href={to} data-discover="true">
      {children}
    </a>
  )
}
