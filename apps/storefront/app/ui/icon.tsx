const PATHS = {
  menu: <path d="M3 6h14M3 10h14M3 14h9" />,
  close: <path d="m5 5 10 10M15 5 5 15" />,
  search: (
    <>
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13.2 13.2 3.8 3.8" />
    </>
  ),
  account: (
    <>
      <circle cx="10" cy="6.5" r="3.2" />
      <path d="M3.5 17c.6-3.4 3.2-5 6.5-5s5.9 1.6 6.5 5" />
    </>
  ),
  cart: (
    <>
      <path d="M4 7h12l.8 10H3.2z" />
      <path d="M7 9V5.5a3 3 0 0 1 6 0V9" />
    </>
  ),
  heart: <path d="M10 16.5S3 12.3 3 7.7A3.7 3.7 0 0 1 10 6a3.7 3.7 0 0 1 7 1.7c0 4.6-7 8.8-7 8.8z" />,
  share: (
    <>
      <path d="M10 12.5V2.5M6.5 5.5 10 2.5l3.5 3" />
      <path d="M6 8.5H4v9h12v-9h-2" />
    </>
  ),
  arrow: <path d="M3.5 10h13M12 5.5l4.5 4.5-4.5 4.5" />,
  next: <path d="m8 5 5 5-5 5" />,
  previous: <path d="m12 5-5 5 5 5" />,
  minus: <path d="M5 10h10" />,
  plus: <path d="M10 5v10M5 10h10" />,
  check: <path d="m4 10.5 4 4 8-9" />,
  play: <path d="M7 4.5v11l8.5-5.5z" />,
  sort: <path d="M6 4v12m0 0-3-3m3 3 3-3M14 16V4m0 0-3 3m3-3 3 3" />,
  filter: (
    <>
      <path d="M3 6h14M3 14h14" />
      <circle cx="13" cy="6" r="2" fill="var(--color-page)" />
      <circle cx="7" cy="14" r="2" fill="var(--color-page)" />
    </>
  ),
  truck: (
    <>
      <path d="M1.5 5h10v9h-10zM11.5 8h4l3 3v3h-7z" />
      <circle cx="5" cy="15" r="1.6" />
      <circle cx="15" cy="15" r="1.6" />
    </>
  ),
  dot: <circle cx="10" cy="10" r="3" />,
  back: <path d="M8 5 3.5 9.5 8 14M3.5 9.5H12a4.5 4.5 0 0 1 0 9" />,
  pin: (
    <>
      <path d="M10 18s6-5.2 6-10a6 6 0 0 0-12 0c0 4.8 6 10 6 10z" />
      <circle cx="10" cy="8" r="2.2" />
    </>
  ),
  near: (
    <>
      <circle cx="10" cy="10" r="4.5" />
      <path d="M10 2v3.5M10 14.5V18M2 10h3.5M14.5 10H18" />
    </>
  ),
  clock: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 5.5V10l3 2" />
    </>
  ),
  page: <path d="M5 2.5h7l3.5 3.5v11.5h-10.5zM12 2.5v3.5h3.5" />,
  info: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 9.2V14M10 6.3v.1" />
    </>
  ),
  warning: <path d="M10 3 18 17H2zM10 8v4M10 14.4v.1" />,
  lock: (
    <>
      <rect x="4" y="9" width="12" height="8" rx="1" />
      <path d="M7 9V6.5a3 3 0 0 1 6 0V9" />
    </>
  ),
  hourglass: <path d="M5.5 3h9M5.5 17h9M6.5 3c0 4 7 4.5 7 7s-7 3-7 7M13.5 3c0 4-7 4.5-7 7s7 3 7 7" />,
} as const

export type IconName = keyof typeof PATHS

/** An icon in the colour of the text, hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `i ${className}` : 'i'} viewBox="0 0 20 20" aria-hidden="true">
      {PATHS[name]}
    </svg>
  )
}
