/** Preloaded into the processes of `npm run dev` and `npm run attack`, so that they end when it is killed. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
