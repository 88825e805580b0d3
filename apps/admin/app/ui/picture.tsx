/** A small picture of a product, always on a light ground; an empty one where there is none. `alt` is empty beside its name. */
export function Picture({ src, alt = '' }: { src: string | null | undefined; alt?: string }) {
  if (!src) return <span className="thumb" />
  return <img className="thumb" src={src} alt={alt} width={32} height={32} loading="lazy" />
}
