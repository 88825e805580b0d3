import { useShop } from '../layout/use-shop.ts'

/** Placeholder with the logo for a product without an image, in the given aspect ratio. */
export function NoPicture({ ratio }: { ratio: number }) {
  const { logo } = useShop()
  const [width, height] = [84, 84 / ratio]
  const box = { x: 14 - width / 2, y: 14 - height / 2, width, height }
  return (
    <svg viewBox={`${box.x} ${box.y} ${width} ${height}`} width="100%" aria-hidden="true">
      <rect {...box} fill="var(--set)" />
      <path d={logo} fill="none" stroke="var(--ink-2)" opacity=".4" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
