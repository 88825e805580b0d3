import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { freePort } from '../src/platform/ports.ts'

/** How a mail server behaves: well, without a word, or silent once it has the whole mail. */
type Manner = 'well' | 'silent' | 'unresponsive'

export type MailServer = {
  port: number
  /** Mails that it was given whole, confirmed or not. */
  received: string[]
  /** Connections that are open, and the most there were at once. */
  open: Set<Socket>
  mostOpen: number
  manner: Manner
  /** Recipients that it refuses for good. */
  refused: Set<string>
  close: () => Promise<void>
}

/** A mail server on `port`, by default one that it can have again after it was closed. */
export async function startMailServer(manner: Manner = 'well', port?: number): Promise<MailServer> {
  const server = createServer((socket) => {
    mail.open.add(socket)
    mail.mostOpen = Math.max(mail.mostOpen, mail.open.size)
    socket.on('close', () => mail.open.delete(socket)).on('error', () => undefined)
    if (mail.manner !== 'silent') converse(socket, mail)
  })
  const mail: MailServer = {
    port: await listen(server, port ?? (await freePort())),
    received: [],
    open: new Set(),
    mostOpen: 0,
    manner,
    refused: new Set(),
    close: async () => {
      for (const socket of mail.open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return mail
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

function converse(socket: Socket, server: MailServer): void {
  let isData = false
  let mail = ''
  const reply = (line: string) => socket.write(`${line}\r\n`)
  reply('220 test')
  socket.setEncoding('utf8').on('data', (text: string) => {
    if (isData) {
      mail += text
      if (!mail.endsWith('\r\n.\r\n')) return
      isData = false
      server.received.push(mail)
      mail = ''
      if (server.manner === 'well') reply('250 taken')
      return
    }
    for (const line of text.trim().split('\r\n')) {
      if (line === 'DATA') isData = true
      const recipient = /^RCPT TO:<(.*)>/.exec(line)?.[1] ?? ''
      if (server.refused.has(recipient)) reply('550 no such mailbox')
      else reply(line === 'DATA' ? '354 go on' : line === 'QUIT' ? '221 bye' : '250 ok')
    }
  })
}

/** Who a received mail is to, and by what it is known. */
export function headsOf(mails: readonly string[]): { to: string; messageId: string }[] {
  return mails.map((mail) => ({
    to: /^To: (.*)\r$/m.exec(mail)?.[1] ?? '',
    messageId: /^Message-ID: (.*)\r$/m.exec(mail)?.[1] ?? '',
  }))
}
