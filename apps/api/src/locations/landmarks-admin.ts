import type {
  LandmarkKind as KindShape,
  LocationLandmarks,
  MutationSetLandmarksArgs,
  QueryLandmarksArgs,
} from '@comptoir/contract/generated/admin'
import { landmarkProblems, nearestFirst, type Landmark, type LandmarkKind } from '@comptoir/rules/landmark'
import type { Language } from '@comptoir/rules/language'
import { announceChange } from '../catalogue/index.ts'
import { replaceLandmarks, selectLandmarks } from '../markers/index.ts'
import { noChange, recordChange } from '../platform/admin/audit.ts'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { InvalidInputError, invalidField } from '../platform/admin/errors.ts'
import { expectValues, type AuditRecord, type RestoreHandlers } from '../platform/admin/restore.ts'
import { inTransaction, type JsonValue } from '../platform/database.ts'
import { messageIn, type TextKey } from '../platform/messages.ts'
import { pointOfSale, visibleLocation } from './admin.ts'
import type { Location } from './location.ts'

const problems = {
  names: 'landmarks_names_invalid',
  metres: 'landmarks_metres_invalid',
  count: 'landmarks_too_many',
} as const satisfies Readonly<Record<string, TextKey>>

export const landmarksAdmin: AdminResolverMap = {
  Query: {
    landmarks: async (_: unknown, args: QueryLandmarksArgs, ctx: AdminContext) =>
      await shapeOf(ctx, await visibleLocation(ctx, args.locationId)),
  },
  Mutation: {
    setLandmarks: async (_: unknown, args: MutationSetLandmarksArgs, ctx: AdminContext) => {
      const location = await visibleLocation(ctx, args.locationId)
      const landmarks = args.landmarks.map(({ kind, names, metres, direction }) => ({
        kind: kind.toLowerCase() as LandmarkKind,
        names: Object.fromEntries(names.map(({ language, name }) => [language, name.trim()])),
        metres,
        direction,
      }))
      await setLandmarks(ctx, location, landmarks)
      return await shapeOf(ctx, location)
    },
  },
}

const languagesOf = ({ app }: AdminContext, { websiteId }: Location): Language[] => [
  ...new Set(app.stores.ofWebsite(websiteId).map(({ language }) => language)),
]

async function shapeOf(ctx: AdminContext, location: Location): Promise<LocationLandmarks> {
  const known = await selectLandmarks(ctx.app.sql, location.id)
  return {
    location: pointOfSale(ctx, location),
    languages: languagesOf(ctx, location),
    hasPage: known !== undefined,
    landmarks: nearestFirst(known ?? []).map(({ kind, names, metres, direction }) => ({
      kind: kind.toUpperCase() as KindShape,
      names: Object.entries(names).map(([language, name]) => ({ language, name })),
      metres,
      direction,
    })),
  }
}

/** Replaces the landmarks and writes the audit log. Throws InvalidInputError. */
async function setLandmarks(
  ctx: AdminContext,
  location: Location,
  wanted: readonly Landmark[],
): Promise<void> {
  const languages = languagesOf(ctx, location)
  const found = landmarkProblems(wanted, languages).map(({ index, field }) => ({
    field: `landmarks.${index}.${field}`,
    message: messageIn(ctx.language, problems[field]),
  }))
  if (found.length > 0) throw new InvalidInputError(found)
  // Names in languages that the website does not have are nowhere shown.
  const landmarks = nearestFirst(wanted).map((one) => ({
    ...one,
    names: Object.fromEntries(languages.map((language) => [language, one.names[language] ?? ''])),
  }))
  const before = await inTransaction(ctx.app.sql, async (tx) => {
    const replaced = await replaceLandmarks(tx, location.id, landmarks)
    if (replaced) await announceChange(tx, 'places')
    return replaced
  })
  if (!before) throw invalidField(ctx.language, 'landmarks', 'landmarks_without_page')
  const [old, now] = [recordOf(before), recordOf(landmarks)]
  if (JSON.stringify(old) === JSON.stringify(now)) return noChange(ctx)
  await recordChange(ctx, {
    action: 'location.landmarks',
    entity: { type: 'location', id: location.id, label: location.code },
    websiteId: location.websiteId,
    locationId: location.id,
    before: { landmarks: old },
    after: { landmarks: now },
  })
}

/** In one order of keys, whatever that of the database is. */
const recordOf = (landmarks: readonly Landmark[]) =>
  landmarks.map(({ kind, metres, direction, names }) => ({
    kind,
    metres,
    direction,
    names: Object.fromEntries(Object.entries(names).toSorted(([a], [b]) => a.localeCompare(b))),
  }))

async function restoreLandmarks(ctx: AdminContext, entry: AuditRecord): Promise<void> {
  const location = await visibleLocation(ctx, entry.entity.id)
  const now = recordOf((await selectLandmarks(ctx.app.sql, location.id)) ?? [])
  expectValues(ctx, entry, { landmarks: now })
  await setLandmarks(ctx, location, landmarksOf(entry.before?.landmarks))
}

/** The landmarks that an entry of the audit log kept. */
const landmarksOf = (value: JsonValue | undefined): Landmark[] =>
  Array.isArray(value) ? (value as Landmark[]) : []

/** What brings the landmarks of points of sale back. */
export const landmarkRestore: RestoreHandlers = {
  'location.landmarks': { permission: 'slots.edit', restore: restoreLandmarks },
}
