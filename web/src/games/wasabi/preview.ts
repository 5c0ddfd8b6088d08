// The mat as it would lie after the command that is raised: drawn before it is sent, judged by nobody.
import type { Offer } from "../../wire/types";
import type { AnyCommand, View } from "./types";

export function previewOf(view: View, raised: Offer | null): View {
  const command = raised?.command as AnyCommand | undefined;
  const stackOn = (square: number) => view.board[square] ?? [];
  switch (command?.command) {
    case "place-tile":
      return changed(view, new Map([[command.square, [...stackOn(command.square), command.kind]]]));
    case "play-chop":
      return changed(view, new Map([[command.square, stackOn(command.square).slice(0, -1)]]));
    case "play-switch":
      return changed(
        view,
        new Map([
          [command.first, stackOn(command.second)],
          [command.second, stackOn(command.first)],
        ]),
      );
    case "lay-wasabi":
      return { ...view, mats: [...view.mats, command.corner] };
    default:
      return view;
  }
}

function changed(view: View, stacks: ReadonlyMap<number, number[]>): View {
  return {
    ...view,
    board: view.board.map((stack, square) => stacks.get(square) ?? stack),
    turn: { ...view.turn, changed: [...view.turn.changed, ...stacks.keys()] },
  };
}
