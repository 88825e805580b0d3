import { vi } from 'vitest'

// Runs before each test file: files that share a process do not share the state of modules.
vi.resetModules()
