import {
  COMPASS_POINTS,
  LANDMARK_KINDS,
  LONGEST_NAME,
  MOST_LANDMARKS,
  MOST_METRES,
} from '@comptoir/rules/landmark'
import { useState } from 'react'
import type { Route } from './+types/landmarks'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { readMutation } from '../forms/mutation-input.ts'
import {
  LandmarksDocument,
  SetLandmarksDocument,
  type LandmarksFieldsFragment,
} from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import { Card, CardPart } from '../ui/card.tsx'
import { Field, Input, Select } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { Page } from '../ui/page.tsx'
import { languageName } from '../platform/language.ts'
import { readLandmarks, withRows } from './landmark-form.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { landmarks } = await adminQuery(context, LandmarksDocument, { locationId: params.locationId })
  return landmarks
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { idempotencyKey, text, all } = await readMutation(request)
  const { locationId } = params
  const rows = readLandmarks(text, all('language'))
  const landmarks = rows.map(({ landmark }) => landmark)
  const answer = await adminMutation(context, SetLandmarksDocument, { idempotencyKey, locationId, landmarks })
  return answer.ok ? answer : withRows(answer, rows)
}

/** What visitors know near a point of sale; empty rows at the end add some. */
export default function Landmarks({ loaderData }: Route.ComponentProps) {
  const { location, languages, hasPage, landmarks } = loaderData
  const [isSaved, setSaved] = useState(false)
  return (
    <Page
      title={m.landmarks_title()}
      facts={location.title}
      back={{ to: `/slots?location=${location.id}`, label: m.nav_slots() }}
    >
      <title>{`${m.landmarks_page({ location: location.title })} | Comptoir`}</title>
      {hasPage ? (
        <MutationForm onDone={() => setSaved(true)}>
          <p className="muted">{m.landmarks_facts()}</p>
          {languages.map((language) => (
            <input key={language} type="hidden" name="language" value={language} />
          ))}
          {Array.from({ length: MOST_LANDMARKS }, (_, index) => (
            // Saved ones move to their places by distance.
            <LandmarkRow
              key={`${index} ${JSON.stringify(landmarks[index] ?? null)}`}
              index={index}
              languages={languages}
              landmark={landmarks[index]}
            />
          ))}
          <p className="help">{m.landmarks_help()}</p>
          <div>
            <SubmitButton variant="primary">{m.landmarks_save()}</SubmitButton>
          </div>
          {isSaved && <Note kind="ok" live title={m.landmarks_saved()} />}
        </MutationForm>
      ) : (
        <Note kind="info" title={m.landmarks_no()} />
      )}
    </Page>
  )
}

function LandmarkRow({
  index,
  languages,
  landmark,
}: {
  index: number
  languages: readonly string[]
  landmark: LandmarksFieldsFragment['landmarks'][number] | undefined
}) {
  const named = (part: string) => `landmarks.${index}.${part}`
  const nameIn = (language: string) => landmark?.names.find((one) => one.language === language)?.name
  return (
    <Card title={m.landmarks_number({ number: index + 1 })}>
      <CardPart>
        <div className="stack">
          <div className="two">
            {languages.map((language, place) => (
              // Problems of the names stand at the first one.
              <Field
                key={language}
                name={named(place === 0 ? 'names' : `name.${language}`)}
                label={m.landmarks_name({ language: languageName(language) })}
              >
                <Input
                  name={named(`name.${language}`)}
                  defaultValue={nameIn(language)}
                  maxLength={LONGEST_NAME}
                />
              </Field>
            ))}
          </div>
          <div className="two">
            <Field name={named('kind')} label={m.landmarks_kind()}>
              <Select
                defaultValue={landmark?.kind ?? 'STATION'}
                choices={LANDMARK_KINDS.map((kind) => ({ value: kind.toUpperCase(), label: kindText(kind) }))}
              />
            </Field>
            <Field name={named('metres')} label={m.landmarks_metres()}>
              <Input numeric type="number" min={1} max={MOST_METRES} defaultValue={landmark?.metres} />
            </Field>
            <Field name={named('direction')} label={m.landmarks_direction()}>
              <Select
                defaultValue={landmark?.direction ?? 'N'}
                choices={COMPASS_POINTS.map((point) => ({ value: point, label: pointText(point) }))}
              />
            </Field>
          </div>
        </div>
      </CardPart>
    </Card>
  )
}

const KINDS: Readonly<Record<(typeof LANDMARK_KINDS)[number], () => string>> = {
  station: () => m.landmarks_kind_station(),
  tram: () => m.landmarks_kind_tram(),
  parking: () => m.landmarks_kind_parking(),
  landmark: () => m.landmarks_kind_landmark(),
  street: () => m.landmarks_kind_street(),
}

const POINTS: Readonly<Record<(typeof COMPASS_POINTS)[number], () => string>> = {
  N: () => m.landmarks_to_n(),
  NE: () => m.landmarks_to_ne(),
  E: () => m.landmarks_to_e(),
  SE: () => m.landmarks_to_se(),
  S: () => m.landmarks_to_s(),
  SW: () => m.landmarks_to_sw(),
  W: () => m.landmarks_to_w(),
  NW: () => m.landmarks_to_nw(),
}

const kindText = (kind: keyof typeof KINDS) => KINDS[kind]()
const pointText = (point: keyof typeof POINTS) => POINTS[point]()
