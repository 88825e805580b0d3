import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as models from 'kubernetes-models'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { bin, root, run } from '../processes.ts'
import { findHelm } from './helm.ts'
import { portOf, ROLES, unknownSettings, type Role } from './role-settings.ts'

type Probe = { httpGet: { path: string; port: string } }
type Container = {
  args: string[]
  env: { name: string; value: string }[]
  ports?: { name: string; containerPort: number }[]
  startupProbe?: Probe
  readinessProbe?: Probe
  livenessProbe?: Probe
  securityContext: Record<string, unknown>
}
type Pod = {
  containers: Container[]
  terminationGracePeriodSeconds: number
  securityContext: Record<string, unknown>
}
type Manifest = {
  apiVersion: string
  kind: string
  metadata: { name: string; annotations?: Record<string, string> }
  spec: {
    template: { spec: Pod }
    ports: { port: number }[]
    metrics: { pods: { metric: { name: string } } }[]
    scaleTargetRef: { name: string }
  }
}
type Model = new (data: object) => { validate: () => void }

const chart = path.join(root, 'deploy/helm/comptoir')
const helm = await findHelm()

/** Further values, so that what is optional is rendered, too. */
const otherValues = [
  'autoscaling.enabled=false,networkPolicy.enabled=false,ingress.enabled=false,data.claim=',
  'imagePullSecrets[0].name=registry,nodeSelector.disk=fast,tolerations[0].key=shop,storefronts[0].site=garden-tools,storefronts[0].host=garden.example,storefronts[0].minReplicas=1,storefronts[0].maxReplicas=2',
]

/** The module of kubernetes-models with the kinds of an API version. */
function kindsOf(apiVersion: string): Record<string, Model> {
  const parts = apiVersion.split('/')
  const group =
    parts.length === 1
      ? ''
      : (parts[0] ?? '').replaceAll(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase())
  const version = parts.at(-1) ?? ''
  const all = Object.fromEntries(Object.entries(models))
  const found: unknown =
    group === '' ? all[version] : Object.fromEntries(Object.entries(all[group] ?? {}))[version]
  return Object.fromEntries(Object.entries(found ?? {}))
}

describe.skipIf(helm === undefined)('Helm chart', () => {
  let folder: string
  let rendered: Manifest[][]

  beforeAll(async () => {
    // Below the repository, where TypeScript finds the types.
    const cache = path.join(root, 'node_modules/.cache')
    await mkdir(cache, { recursive: true })
    folder = await mkdtemp(path.join(cache, 'comptoir-chart-'))
    rendered = await Promise.all([[], ...otherValues.map((values) => ['--set', values])].map(template))
  })

  afterAll(async () => await rm(folder, { recursive: true }))

  async function template(options: readonly string[]): Promise<Manifest[]> {
    const { code, output } = await run(helm ?? '', ['template', 'shop', chart, ...options], { quiet: true })
    expect([code, code === 0 ? '' : output]).toEqual([0, ''])
    const documents = parseAllDocuments(output).map((document): Manifest | null => document.toJS())
    return documents.filter((manifest) => manifest !== null)
  }

  /** Containers of the shop by role, with their settings. */
  function containers(manifests: readonly Manifest[]) {
    return manifests
      .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
      .map(({ metadata, spec }) => {
        const [container] = spec.template.spec.containers
        const role = ROLES.find((known) => known === container?.args[0])
        if (!container || !role) throw new Error(`${metadata.name} starts no role.`)
        const env = Object.fromEntries(container.env.map(({ name, value }) => [name, value]))
        return { name: metadata.name, pod: spec.template.spec, container, role, env }
      })
  }

  it('passes the lint of Helm', async () => {
    const { code, output } = await run(helm ?? '', ['lint', '--strict', chart], { quiet: true })
    expect([code, output]).toEqual([0, expect.stringContaining('1 chart(s) linted, 0 chart(s) failed')])
  })

  it('has manifests of the form that Kubernetes accepts', () => {
    for (const { apiVersion, kind, ...rest } of rendered.flat()) {
      const Kind = kindsOf(apiVersion)[kind]
      if (!Kind) throw new Error(`Kubernetes has no ${apiVersion} ${kind}.`)
      expect(() => new Kind({ apiVersion, kind, ...rest }).validate()).not.toThrow()
    }
  })

  it('has no property that Kubernetes does not know', async () => {
    // The validators accept other properties; for TypeScript they are errors.
    const literals = rendered.flat().map((manifest) => {
      const parts = manifest.apiVersion.split('/')
      const group = parts.length === 1 ? '' : `/${parts[0]}`
      return `{ const manifest: import('kubernetes-models${group}/${parts.at(-1)}').I${manifest.kind} = ${JSON.stringify(manifest)}; void manifest }`
    })
    const file = path.join(folder, 'manifests.ts')
    await writeFile(file, `${literals.join('\n')}\nexport {}\n`)
    const options = [
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'nodenext',
      '--target',
      'es2024',
      '--ignoreConfig',
    ]
    const { code, output } = await run(bin('tsc'), [...options, file], { quiet: true })
    expect([code, output]).toEqual([0, ''])
  })

  it('gives each role the settings that it reads and accepts in production', () => {
    for (const { name, role, env } of containers(rendered[0] ?? [])) {
      expect([name, unknownSettings(role, env)]).toEqual([name, []])
      expect(() => portOf(role, env)).not.toThrow()
    }
    const roles: Role[] = containers(rendered[0] ?? []).map(({ role }) => role)
    expect(roles.toSorted()).toEqual(ROLES.toSorted())
  })

  it('asks for health at the ports and paths of the processes', () => {
    for (const { name, role, env, container, pod } of containers(rendered[0] ?? [])) {
      expect([name, pod.terminationGracePeriodSeconds]).toEqual([name, 35])
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
      expect(container.securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
      })
      if (role === 'migrate') continue
      expect(container.ports).toEqual([
        { name: 'http', containerPort: portOf(role, env) },
        { name: 'metrics', containerPort: Number(env['METRICS_PORT']) },
      ])
      const { startupProbe, readinessProbe, livenessProbe } = container
      expect([startupProbe, readinessProbe, livenessProbe].map((probe) => probe?.httpGet)).toEqual(
        ['/readyz', '/readyz', '/healthz'].map((url) => ({ path: url, port: 'http' })),
      )
    }
  })

  it('migrates before a release, and scales by the event loop', async () => {
    const [manifests = []] = rendered
    const job = manifests.find(({ kind }) => kind === 'Job')
    expect(job?.metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade')
    const scalers = manifests.filter(({ kind }) => kind === 'HorizontalPodAutoscaler')
    expect(scalers.map(({ spec }) => spec.scaleTargetRef.name)).toEqual([
      'shop-api',
      'shop-storefront-fontaines',
    ])
    expect(await readFile(path.join(chart, 'values.yaml'), 'utf8')).toContain(
      `metric: ${scalers[0]?.spec.metrics[0]?.pods.metric.name}`,
    )
  })

  it('has the version of the repository', async () => {
    const { version }: { version: string } = JSON.parse(
      await readFile(path.join(root, 'package.json'), 'utf8'),
    )
    expect(await readFile(path.join(chart, 'Chart.yaml'), 'utf8')).toContain(`\nappVersion: ${version}\n`)
  })
})
