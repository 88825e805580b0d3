import '../apps/api/src/cli.ts'
