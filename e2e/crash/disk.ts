/** A disk that can lose power: an ext4 in a file, mounted through a loop device. */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '../../test/newFolder.ts'

export type Disk = {
  readonly folder: string
  /** From now on nothing reaches the disk; what was not on it is gone. */
  readonly losePower: () => void
  /** Mounts it again, as after a restart of the machine. Nothing may use it any more. */
  readonly comeBack: () => void
  readonly remove: () => void
}

// EXT4_IOC_SHUTDOWN without a last flush of the journal, which is what "shutdown" of xfs_io asks for.
const request = 0x8004587d
const withoutFlush = 2
const inPerl = `sysopen(my $d, $ARGV[0], 0) or die $!; ioctl($d, ${request}, my $how = pack("I", ${withoutFlush})) or die $!`

/** Why there can be no such disk on this machine; undefined when there can. */
export function whyNoDisk(): string | undefined {
  if (process.platform !== 'linux') return 'it needs Linux'
  if (process.getuid?.() !== 0) return 'it needs root, to mount a file system'
  for (const command of ['mkfs.ext4', 'mount', 'umount']) if (!has(command)) return `${command} is missing`
  if (!has('xfs_io') && !has('perl')) return 'neither xfs_io nor perl is there'
  try {
    const disk = makeDisk(16)
    try {
      disk.losePower()
      disk.comeBack()
    } finally {
      disk.remove()
    }
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

export function makeDisk(megabytes: number): Disk {
  const home = newFolder('caddiemaster-disk-')
  const image = join(home, 'image')
  const folder = join(home, 'mounted')
  const mount = () => {
    run('mount', '-o', 'loop', image, folder)
    chmodSync(folder, 0o755)
  }
  mkdirSync(folder)
  try {
    run('truncate', '-s', `${megabytes}M`, image)
    run('mkfs.ext4', '-q', image)
    mount()
  } catch (error) {
    rmSync(home, { recursive: true, force: true })
    throw error
  }
  return {
    folder,
    losePower() {
      if (has('xfs_io')) run('xfs_io', '-x', '-c', 'shutdown', folder)
      else run('perl', '-e', inPerl, folder)
    },
    comeBack() {
      run('umount', folder)
      mount()
    },
    remove() {
      run('umount', folder)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

function has(command: string): boolean {
  return spawnSync('sh', ['-c', 'command -v "$0"', command]).status === 0
}

function run(command: string, ...args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr.trim()}`)
}
