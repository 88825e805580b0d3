import { useShop } from '../layout/use-shop.ts'

/** Placeholder with the logo for a product without an image, in the given aspect ratio. */
export function NoPicture({ ratio }: { ratio: number }) {
  const { src } = useShop().look.logo
  const [width, height] = [84, 84 / ratio]
  const box = { x: 14 - width / 2, y: 14 - height / 2, width, height }
  return (
    <svg viewBox={`${box.x} ${box.y} ${width} ${height}`} width="100%" aria-hidden="true">
      <rect {...box} fill="var(--color-picture)" />
      <image href={src} width="28" height="28" opacity=".5" />
    </svg>
  )
}
