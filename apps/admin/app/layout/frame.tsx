import { useCallback, useState, type ReactNode } from 'react'
import { Outlet, useNavigate, useRouteLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/frame'
import { m } from '../paraglide/messages.js'
import { PageFootProvider } from '../ui/page.tsx'
import { BarStack } from '../ui/bar-stack.tsx'
import { ErrorPage } from './error-page.tsx'
import { frameData } from './frame-data.server.ts'
import { BulkBar } from './bulk-bar.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import { navigation, navigationFoot, visibleEntries } from './navigation.ts'
import { OfflineBar } from './offline-bar.tsx'
import { Palette } from './palette.tsx'
import { useRememberRecord } from './recent.ts'
import { SessionDialog } from './session-dialog.tsx'
import { ShortcutsProvider, useShortcut } from './shortcuts.tsx'
import { UndoBar } from './undo-bar.tsx'
import { FRAME, useFrame } from './use-frame.ts'

export const loader = ({ context }: Route.LoaderArgs) => frameData(context)

/** The frame changes only by what people do, not by where they go. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && formMethod !== undefined && formMethod !== 'GET'

/** The frame of every page for people who are signed in. */
export default function Frame() {
  return (
    <FrameParts>
      <Outlet />
    </FrameParts>
  )
}

/** A page that fails leaves the frame around it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const hasFrame = useRouteLoaderData(FRAME) !== undefined
  const page = <ErrorPage error={error} />
  return hasFrame ? <FrameParts>{page}</FrameParts> : page
}

function FrameParts({ children }: { children: ReactNode }) {
  return (
    <ShortcutsProvider>
      <BarStack>
        <FrameContent>{children}</FrameContent>
      </BarStack>
    </ShortcutsProvider>
  )
}

function FrameContent({ children }: { children: ReactNode }) {
  const [isPaletteShown, setPaletteShown] = useState(false)
  const showPalette = useCallback(() => setPaletteShown(true), [])
  const [areKeysShown, setKeysShown] = useState(false)
  const showKeys = useCallback(() => setKeysShown(true), [])
  useShortcut('?', m.layout_keys(), showKeys)
  useShortcut('mod+k', m.layout_ask(), showPalette)
  useRememberRecord()
  return (
    <SessionDialog>
      <a className="skip" href="#content">
        {m.layout_skip()}
      </a>
      <div className="app">
        <NavigationBar onSearch={showPalette} onKeys={showKeys} />
        <PageFootProvider value={<PageFoot />}>{children}</PageFootProvider>
      </div>
      <GoKeys />
      {isPaletteShown && <Palette onClose={() => setPaletteShown(false)} />}
      <KeysDialog isOpen={areKeysShown} onClose={() => setKeysShown(false)} />
    </SessionDialog>
  )
}

/** What stands at the foot of every page. */
function PageFoot() {
  return (
    <>
      <BulkBar />
      <UndoBar />
      <OfflineBar />
    </>
  )
}

/** G, then a letter, goes to a place. */
function GoKeys() {
  const frame = useFrame()
  const entries = visibleEntries([...navigation.flat(), ...navigationFoot], frame)
  return entries.map(({ code, key, label, to }) =>
    key ? <GoKey key={code} letter={key} label={label()} to={to} /> : null,
  )
}

function GoKey({ letter, label, to }: { letter: string; label: string; to: string }) {
  const navigate = useNavigate()
  useShortcut(`g ${letter}`, label, () => void navigate(to))
  return null
}
