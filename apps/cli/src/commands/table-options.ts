import type { Command } from 'commander';

/** The options of every command that starts a game. */
export const withTableOptions = (command: Command): Command =>
  command
    .option('--seats <n>', 'how many players, or their roles by name, separated by commas')
    .option('--set <name=value>', 'change a setting of the game; can be repeated', collect, []);

const collect = (value: string, before: string[]): string[] => [...before, value];
