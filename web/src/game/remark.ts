// A comment of a record: words for people, and commands such as [%eval +0.12] for programs. The
// commands are not shown, and not lost when the words are changed.

const command = /\[%\w+[^\]]*\]\s*/g;

export function wordsOf(comment: string): string {
  return comment.includes('[%') ? comment.replace(command, '').trimStart() : comment;
}

export function withWords(comment: string, words: string): string {
  const commands = (comment.match(command) ?? []).map((c) => c.trim());
  // What somebody writes is no command, whatever it looks like.
  return [...commands, words.replaceAll('[%', '[ %')].filter((part) => part.trim() !== '').join(' ');
}
