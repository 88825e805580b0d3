import type { Transaction } from '../platform/database.ts'
import { ImportFileError } from '../platform/json-file.ts'
import { hashPassword } from '../platform/password.ts'
import { insertStaff, selectRoleByCode } from '../staff/index.ts'
import { demoFile, type DemoStaff } from './demo-files.ts'

/** Demo accounts are tried without a second factor: it is due long after any demo. */
const dueAt = new Date('2100-01-01T00:00:00Z')

/** Creates the demo accounts of the back office of a website, after its points of sale. */
export async function seedStaff(
  tx: Transaction,
  { folder, websiteCode, staff }: { folder: string; websiteCode: string; staff: readonly DemoStaff[] },
): Promise<void> {
  const file = demoFile(folder, 'staff.json')
  const [website] = await tx<{ id: number }[]>`select id from website where code = ${websiteCode}`
  const locations = await tx<{ id: number; code: string }[]>`
    select l.id, l.code from location l join website w on w.id = l.website_id where w.code = ${websiteCode}`
  for (const [index, one] of staff.entries()) {
    const role = await selectRoleByCode(tx, one.role)
    if (!role || !website)
      throw new ImportFileError(`${file}, ${index}.role: there is no role "${one.role}".`)
    const locationIds = one.locations?.map((code, place) => {
      const location = locations.find((known) => known.code === code)
      if (!location)
        throw new ImportFileError(
          `${file}, ${index}.locations.${place}: there is no point of sale "${code}".`,
        )
      return location.id
    })
    await insertStaff(tx, {
      email: one.email,
      name: one.name,
      language: one.language,
      passwordHash: await hashPassword(one.password),
      roleId: role.id,
      websiteIds: one.isEverywhere ? null : [website.id],
      locationIds: locationIds ?? null,
      secondFactorDueAt: dueAt,
      createdAt: new Date(),
    })
  }
}
