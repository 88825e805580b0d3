import type { Permission } from '@comptoir/rules/permissions'
import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import { pageFormats, type PageFormats } from '../platform/formats.ts'
import type { FrameData } from './frame-data.server.ts'

/** Id of the route of the frame (routes.ts). */
export const FRAME = 'frame'

/** The person, their websites and their settings, for components inside of the frame. */
export function useFrame(): FrameData {
  const data = useRouteLoaderData<FrameData>(FRAME)
  if (!data) throw new Error('The frame is missing around this component.')
  return data
}

/** How the page writes money, numbers and times for the person. */
export function useFormats(): PageFormats {
  const { language, timeZone, now } = useFrame()
  return useMemo(() => pageFormats({ language, timeZone, now }), [language, timeZone, now])
}

/** Whether the person works for all websites, whole; what belongs to all of them is changed by nobody else. */
export function useWorksEverywhere(): boolean {
  const { websiteIds, locationIds } = useFrame().me
  return websiteIds === null && locationIds === null
}

/** Whether the person may do something, so that what they may not is absent. The API checks it again. */
export function useAllowed(): (permission: Permission) => boolean {
  const { permissions } = useFrame().me
  return (permission) => permissions.includes(permission)
}
