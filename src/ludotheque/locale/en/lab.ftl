## The laboratory: help

help-value-challenger = CHALLENGER
help-value-rival = RIVAL
help-value-bots = BOT
help-value-how = HOW
help-value-part = PART

help-deal = The first deal.
help-project = The checkout of the project; this folder if not given.

help-duel = Let two versions of the engine play GAME: CHALLENGER on every seat in turn, RIVAL on all others. Each is a bot, and after an @ the folder of its engine, if that is not this one.
help-duel-seats = How many play.

help-judge = Judge what each BOT takes in single decisions of GAME: how much it gains over what looks best at a glance.
help-judge-decisions = Decisions that are judged.
help-judge-worlds = Games played on for each action.
help-judge-one-of = One decision of so many is judged, so that they come from all parts of many games.
help-judge-actions = Actions judged at each decision, beside those that are taken.
help-judge-real = Go on from where the game truly stands, and not from imagined worlds.

help-tune = Find weights for the evaluation of GAME by HOW (fit, climb, count or spread), in an engine compiled with them left open. Without HOW, all that the room of GAME says; without GAME, for all games.
help-tune-only = Find this weight and leave the others; may be given several times.
help-tune-but = Find all weights but this; may be given several times.
help-tune-players = Who plays for a fit, a bot a seat; given several times, such tables in turn. Otherwise greedy bots, as few to as many as can play.
help-tune-seats = How many play for a climb or a count.
help-tune-climber = Who climbs, in a hurry.
help-tune-rival = Against whom; otherwise against its own like.
help-tune-steps = Steps of a climb: a deal played twice each.
help-tune-games = Games of a fit or a spread, deals of each count.
help-tune-kept = Positions kept of each game of a fit.
help-tune-positions = Keep the positions of a fit there, or take them from there.
help-tune-write = Write the weights to the source.
help-tune-show = Only print what would be run.

help-measure = Measure a PART of what docs/bots.md tells (strength, levels, ladder or budget) and write the page; with “write” only the page, from figures measured before.
help-measure-game = Only this game; may be given several times.
help-measure-bot = Only pairings of this challenger; may be given several times.
help-measure-games = Games of each ladder.
help-measure-workers = Processes, a core each.
help-measure-again = Forget what was measured of this before.

## The laboratory: answers

error-missing-extra = this needs { $library }: pip install 'ludotheque[lab]'
error-no-project = { $place } is no checkout of Ludotheque, which this command works in
error-no-engine = { $place } has no engine: there is no folder “ludotheque” in it
error-side-gone = the side of { $name } ended before the duel did
error-tune-how = name GAME and HOW (fit, climb, count or spread) for options like these

watching-rate = { $rate }/s

duel-result = { $won } of { $games }: { $share }, { $low } to { $high }

judge-best = all that could be gained in a decision: { $best } points of lead
judge-bot = { $bot }: { $points } points, { $percent } % of wins

tune-weight = { $name } { $was } → { $now }
tune-step = step { $step }: { $figures }
tune-error = error on the games held back: { $before } → { $after }
tune-better = on { $deals } other deals better by { $better } ± { $off }
tune-count = { $name } { $tried }: better by { $better } ± { $off }

measure-pairing = { $pairing }: { $won } of { $games }, { $low } to { $high }
measure-ladder = ladder of { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
}
measure-budget = { $game }: at most { $most } ms of CPU time, { $late } of { $decisions } decisions late
measure-written = { $path } written
