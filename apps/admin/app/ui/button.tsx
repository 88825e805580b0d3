import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from './icon.tsx'

interface Looks {
  /** `primary` is the next step, one on a screen; `danger` erases or closes; `quiet` is a second thought. */
  readonly variant?: 'primary' | 'danger' | 'quiet' | undefined
  /** For rows, bars and heads of cards. */
  readonly small?: boolean | undefined
  readonly full?: boolean | undefined
  readonly icon?: IconName | undefined
  /** The key that does the same, drawn in the button: `Ctrl S`. Registering it is `useShortcut`. */
  readonly keys?: string | undefined
}

/** The classes of a button, for elements that are none. */
export function buttonClass({ variant, small, full }: Looks, isSquare = false): string {
  return ['btn', variant, small && 's', full && 'full', isSquare && 'sq'].filter(Boolean).join(' ')
}

function Content({ icon, keys, children }: Pick<Looks, 'icon' | 'keys'> & { children?: ReactNode }) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {keys && <kbd>{keys}</kbd>}
    </>
  )
}

export interface ButtonProps extends Looks, Omit<ComponentProps<'button'>, 'className'> {
  /** What runs, in words, while it runs: presses are then ignored. The server is idempotent anyway. */
  readonly busy?: string | false | undefined
  readonly className?: string | undefined
}

/** A button with a verb. A disabled one has a sentence beside it that says why. */
export function Button({
  variant,
  small,
  full,
  icon,
  keys,
  busy,
  children,
  onClick,
  className,
  ...rest
}: ButtonProps) {
  const isBusy = typeof busy === 'string'
  const classes = [buttonClass({ variant, small, full }), isBusy && 'busy', className]
    .filter(Boolean)
    .join(' ')
  return (
    <button
      type="button"
      {...rest}
      className={classes}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {isBusy ? (
        <>
          <span className="spin" />
          {busy}
        </>
      ) : (
        <Content icon={icon} keys={keys}>
          {children}
        </Content>
      )}
    </button>
  )
}

/** A link that looks like a button: it opens a page. */
export function LinkButton({
  variant,
  small,
  full,
  icon,
  keys,
  children,
  ...rest
}: Looks & Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link {...rest} className={buttonClass({ variant, small, full })}>
      <Content icon={icon} keys={keys}>
        {children}
      </Content>
    </Link>
  )
}

/** A square button with a drawing; `label` is read. Only for close, more, undo, previous and next. */
export function IconButton({
  label,
  icon,
  variant,
  small,
  ...rest
}: Omit<Looks, 'keys' | 'full'> & { label: string; icon: IconName } & Omit<
    ComponentProps<'button'>,
    'className' | 'children'
  >) {
  return (
    <button type="button" {...rest} className={buttonClass({ variant, small }, true)} aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}
