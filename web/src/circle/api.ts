// Circles over HTTP; docs/protocol.md describes every request.
import { send } from "../wire/api";
import type {
  CircleFounded,
  CircleGames,
  CircleShown,
  CircleWish,
  GiveOrganiser,
  MemberWish,
  OpenCircle,
  PlanWish,
  Readmit,
  RemoveMember,
  RenameCircle,
  RenameMember,
  RoundPlanned,
  RoundWish,
  SeatGiven,
  TableWish,
} from "../wire/types";

export type Change = RenameCircle | RenameMember | RemoveMember | Readmit | OpenCircle | GiveOrganiser;

const at = (circle: string, what = "") => `circles/${encodeURIComponent(circle)}${what}`;

export const circleApi = {
  found: (wish: CircleWish) => send<CircleFounded>("POST", "circles", wish),
  show: (circle: string) => send<CircleShown>("GET", at(circle)),
  games: (circle: string) => send<CircleGames>("GET", at(circle, "/games")),
  join: (circle: string, wish: MemberWish) => send<CircleShown>("POST", at(circle, "/members"), wish),
  change: (circle: string, change: Change) => send<CircleShown>("POST", at(circle, "/changes"), change),
  makeTable: (circle: string, wish: TableWish) => send<SeatGiven>("POST", at(circle, "/tables"), wish),
  plan: (circle: string, wish: PlanWish) => send<RoundPlanned>("POST", at(circle, "/plans"), wish),
  start: (circle: string, wish: RoundWish) => send<CircleShown>("POST", at(circle, "/rounds"), wish),
};
