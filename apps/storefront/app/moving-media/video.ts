/** A film of the shop's own, one that another host plays within the page, or one that is only linked. */
export type Video =
  | { readonly kind: 'own'; readonly src: string; readonly loop: boolean }
  | { readonly kind: 'embed'; readonly src: string; readonly watch: string; readonly host: string }
  | { readonly kind: 'link'; readonly watch: string; readonly host: string }

interface Options {
  readonly autoplay: boolean
  readonly loop: boolean
}

/** The video at an address; undefined for an unsupported URL. The content security policy allows the hosts of embeds. */
export function videoOf(address: string, { autoplay, loop }: Options): Video | undefined {
  if (address.startsWith('/')) return { kind: 'own', src: address, loop }
  if (!URL.canParse(address) || !address.startsWith('https:')) return undefined
  const url = new URL(address)
  const host = url.hostname.replace(/^(?:www|m|player)\./, '')
  const options = { autoplay: autoplay ? '1' : '0', ...(loop && { loop: '1' }) }
  const youtube = youtubeId(host, url)
  if (youtube) {
    // A single video is repeated only as a list of itself.
    const query = new URLSearchParams({ ...options, ...(loop && { playlist: youtube }) })
    const src = `https://www.youtube-nocookie.com/embed/${youtube}?${query}`
    return { kind: 'embed', src, watch: address, host: 'YouTube' }
  }
  const vimeo = host === 'vimeo.com' ? /^\/(?:video\/)?(\d+)/.exec(url.pathname)?.[1] : undefined
  if (vimeo) {
    const query = new URLSearchParams({ ...options, dnt: '1' })
    return {
      kind: 'embed',
      src: `https://player.vimeo.com/video/${vimeo}?${query}`,
      watch: address,
      host: 'Vimeo',
    }
  }
  return { kind: 'link', watch: address, host }
}

function youtubeId(host: string, url: URL): string | undefined {
  const id =
    host === 'youtu.be'
      ? url.pathname.slice(1)
      : /^youtube(?:-nocookie)?\.com$/.test(host)
        ? (url.searchParams.get('v') ?? /^\/(?:embed|shorts)\/([^/]+)/.exec(url.pathname)?.[1])
        : undefined
  return id && /^[\w-]{6,20}$/.test(id) ? id : undefined
}
