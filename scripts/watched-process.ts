import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { root, say } from './processes.ts'

export interface WatchedProcessOptions {
  readonly name: string
  /** Program that Node runs, from the repository's root. */
  readonly script: string
  readonly env: Record<string, string | undefined>
  /** Address that answers, with any status, once the process is ready. */
  readonly url: string
}

/** Several files saved within this time, in milliseconds, cause one restart. */
const DEBOUNCE = 30
/** Milliseconds after which a process that does not end is killed. */
const GRACE = 1500
const POLL = 25

/** A process that restarts when a file changes; after a failure it waits for the next change. */
export class WatchedProcess {
  readonly #options: WatchedProcessOptions
  #child: ChildProcess | undefined
  #timer: NodeJS.Timeout | undefined
  #restarts = Promise.resolve()
  #isStopping = false

  constructor(options: WatchedProcessOptions) {
    this.#options = options
  }

  /** Starts the process; resolves with true once it answers requests, with false when it ends before. */
  start(): Promise<boolean> {
    const { name, script, env } = this.#options
    const preload = path.join(import.meta.dirname, 'exit-with-parent.ts')
    const child = spawn(process.execPath, [...process.execArgv, '--import', preload, script], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    this.#child = child
    child.once('exit', (code, signal) => {
      if (this.#child === child && !this.#isStopping)
        say(`${name} stopped (${signal ?? `code ${code}`}); it starts again when a file changes.`)
    })
    return this.#untilAnswered(child)
  }

  /** Restarts the process because a file changed; further changes shortly after are combined. */
  restart(file: string): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#restarts = this.#restarts.then(() => this.#restart(file))
    }, DEBOUNCE)
  }

  /** Stops the process for good; resolves once it has ended. */
  async stop(): Promise<void> {
    this.#isStopping = true
    clearTimeout(this.#timer)
    await this.#end()
  }

  async #restart(file: string): Promise<void> {
    const started = performance.now()
    await this.#end()
    if (this.#isStopping) return
    // The next restart does not have to wait until this process answers.
    void this.#startAfter(file, started)
  }

  async #startAfter(file: string, started: number): Promise<void> {
    if (!(await this.start())) return
    const seconds = ((performance.now() - started) / 1000).toFixed(2)
    say(`${this.#options.name} restarted in ${seconds} s: ${path.relative(root, file)} changed`)
  }

  async #end(): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (!child || hasEnded(child)) return
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), GRACE)
    await exited
    clearTimeout(timer)
  }

  async #untilAnswered(child: ChildProcess): Promise<boolean> {
    while (this.#child === child && !hasEnded(child)) {
      const isAnswered = await fetch(this.#options.url, { redirect: 'manual' }).then(
        () => true,
        () => false,
      )
      if (isAnswered) return true
      await delay(POLL)
    }
    return false
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null
