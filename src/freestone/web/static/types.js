// What the server sends, as types for the checker; nothing here runs.
// Made from the models in Python by tests/web/make_types.py: run that after changing them.

/**
 * One idea of a chapter: what the teacher says and points at, and the moves that are accepted, if any is asked for.
 * @typedef {object} Beat
 * @property {string} text
 * @property {string[]} points
 * @property {string[]} play
 * @property {Record<string, string>} answers
 * @property {string[]} warns
 * @property {string[]} after
 * @property {boolean} lasts
 * @property {boolean} is_task
 * @property {string} well
 * @property {string} again
 */

/**
 * A decision: what was asked, what was taken, what would have been better by how many points, and why.
 * @typedef {object} BetterView
 * @property {number} entry
 * @property {number} round
 * @property {number} seat
 * @property {string} asked
 * @property {OptionView} taken
 * @property {OptionView} best
 * @property {number} points
 * @property {string} why
 */

/**
 * The final scores that every seat could expect after an entry.
 * @typedef {object} CurvePoint
 * @property {number} entry
 * @property {number[]} scores
 */

/**
 * What is asked now, and of whom; only the seat that decides gets options.
 * @typedef {object} Decision
 * @property {number} seat
 * @property {boolean} yours
 * @property {string} prompt
 * @property {Option[]} options
 * @property {Option[]} routines
 * @property {string[]} shared
 * @property {boolean} alone
 * @property {Refusal[]} refused
 * @property {StandingAnswer[]} standing
 * @property {Note[]} tips
 * @property {string} rule
 */

/**
 * The final scoring, source by source from what was scored before it, and who wins.
 * @typedef {object} Finale
 * @property {Scoring[]} scorings
 * @property {string} verdict
 */

/**
 * What changed with one entry, one undo or at the seats; `at` is the journal's length, sent back with a choice.
 * @typedef {object} Frame
 * @property {string} id
 * @property {number} at
 * @property {number} entry
 * @property {boolean} undone
 * @property {LogLine[]} log
 * @property {Panel[]} panels
 * @property {Layout[]} layouts
 * @property {Patch[]} set
 * @property {string[]} gone
 * @property {string[]} order
 * @property {Status} status
 * @property {Decision | null} decision
 */

/**
 * An option of a hint: by how many points its lead is smaller than that of the first one, and why.
 * @typedef {object} HintOption
 * @property {string} choice
 * @property {string} text
 * @property {number[]} scores
 * @property {number} behind
 * @property {string} why
 */

/**
 * The best options of the decision at hand, the best one first.
 * @typedef {object} HintView
 * @property {number} seat
 * @property {HintOption[]} options
 */

/**
 * Something on a panel; `art` is an SVG fragment around (0, 0), items of the same `kind` are interchangeable.
 * @typedef {object} Item
 * @property {string} id
 * @property {string} panel
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {string} art
 * @property {string} name
 * @property {string} tip
 * @property {string} choice
 * @property {string} rule
 * @property {string} kind
 */

/**
 * Where the panels lie while the board of one seat is shown in full, and the size of the whole.
 * @typedef {object} Layout
 * @property {number | null} seat
 * @property {Place[]} places
 * @property {number} width
 * @property {number} height
 * @property {string} stage
 */

/**
 * A chapter of a lesson; the last one of a game has the number `last`.
 * @typedef {object} Lesson
 * @property {string} game
 * @property {number} number
 * @property {number} last
 * @property {number} enough
 * @property {string} title
 * @property {Beat[]} beats
 */

/**
 * The link for watchers, those of the seats that were handed out, and where other people reach the server.
 * @typedef {object} Links
 * @property {string[]} addresses
 * @property {string} watcher
 * @property {SeatLink[]} seats
 */

/**
 * A sentence of the log, its entry, and whether chance brought it.
 * @typedef {object} LogLine
 * @property {number} entry
 * @property {number | null} seat
 * @property {boolean} chance
 * @property {string} text
 */

/**
 * A new table: its id, the link that holds all seats, and the link for watchers.
 * @typedef {object} Made
 * @property {string} id
 * @property {string} token
 * @property {string} watcher
 */

/**
 * A sentence of the log with the ids of the items that it refers to.
 * @typedef {object} Mention
 * @property {number} entry
 * @property {number | null} seat
 * @property {boolean} chance
 * @property {string} text
 * @property {string[]} items
 */

/**
 * A serious mistake in a sentence, and whether it can be taken back without asking anybody.
 * @typedef {object} MistakeView
 * @property {number} entry
 * @property {number} round
 * @property {number} seat
 * @property {string} asked
 * @property {OptionView} taken
 * @property {OptionView} best
 * @property {number} points
 * @property {string} why
 * @property {string} text
 * @property {boolean} can_undo
 */

/**
 * A caution or a tip, with an id to silence it and the ids of the items that it points at.
 * @typedef {object} Note
 * @property {string} id
 * @property {string} text
 * @property {string[]} items
 */

/**
 * An option: notation, sentence, what sets it apart, key, what it would change, and what of that it says.
 * @typedef {object} Option
 * @property {string} choice
 * @property {string} text
 * @property {string[]} about
 * @property {string[]} depicted
 * @property {string} key
 * @property {string[]} preview
 * @property {string[]} told
 * @property {boolean} reveals
 * @property {boolean} passes
 * @property {Note[]} cautions
 * @property {string} rule
 */

/**
 * An option, and the final scores to expect after it.
 * @typedef {object} OptionView
 * @property {string} choice
 * @property {string} text
 * @property {number[]} scores
 */

/**
 * A part of the table with a drawing of its own; `seat` is whose board it is, null for what all share.
 * @typedef {object} Panel
 * @property {string} id
 * @property {string} title
 * @property {number} width
 * @property {number} height
 * @property {string} art
 * @property {number | null} seat
 * @property {string} full
 * @property {Piece[]} pieces
 */

/**
 * An item that is new, or what has changed of one that was there: all other fields are as they were.
 * @typedef {object} Patch
 * @property {string} id
 * @property {string} [panel]
 * @property {number} [x]
 * @property {number} [y]
 * @property {number} [width]
 * @property {number} [height]
 * @property {string} [art]
 * @property {string} [name]
 * @property {string} [tip]
 * @property {string} [choice]
 * @property {string} [rule]
 * @property {string} [kind]
 */

/**
 * Everything that a watcher sees now.
 * @typedef {object} Picture
 * @property {string} id
 * @property {number} at
 * @property {number} entry
 * @property {string} game
 * @property {string} title
 * @property {string} language
 * @property {Panel[]} panels
 * @property {Layout[]} layouts
 * @property {Item[]} items
 * @property {LogLine[]} log
 * @property {Status} status
 * @property {Decision | null} decision
 */

/**
 * A part of a panel: its corner and its size.
 * @typedef {object} Piece
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 */

/**
 * The box of a panel in a layout; if it is too small, the panel in brief lies there.
 * @typedef {object} Place
 * @property {string} panel
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 */

/**
 * How far a chapter is: the numbers of the beats that are at their end now, and of the tasks that are fulfilled.
 * @typedef {object} Progress
 * @property {number[]} reached
 * @property {number[]} passed
 */

/**
 * What became of an answer to a puzzle: the best option and why, and the entries to stop at in the line.
 * @typedef {object} PuzzleAnswer
 * @property {boolean} is_right
 * @property {string} theme
 * @property {string} best
 * @property {string} why
 * @property {string} proof
 * @property {string} finders
 * @property {PuzzleOption[]} options
 * @property {number[]} steps
 */

/**
 * An option of a puzzle that was answered, and by how many points of lead it is behind the best one.
 * @typedef {object} PuzzleOption
 * @property {string} choice
 * @property {string} text
 * @property {number} behind
 * @property {boolean} is_right
 * @property {boolean} is_chosen
 */

/**
 * A choice that is not possible now: its sentence, the reason, and the number of the rule.
 * @typedef {object} Refusal
 * @property {string} choice
 * @property {string} text
 * @property {string} reason
 * @property {string} rule
 */

/**
 * A remark of the coach, the items that it points at, and whether it is said only once in a match.
 * @typedef {object} RemarkView
 * @property {string} id
 * @property {string} text
 * @property {string[]} items
 * @property {boolean} once
 */

/**
 * A review, or how much of the work is done; everything is judged by what was known at the time.
 * @typedef {object} ReviewView
 * @property {number} done
 * @property {number} total
 * @property {boolean} is_ready
 * @property {CurvePoint[]} curve
 * @property {SwingView[]} swings
 * @property {BetterView[]} better
 * @property {number[]} luck
 */

/**
 * A part of the final scoring: its points and the totals after it by seat, and what it changes on the table.
 * @typedef {object} Scoring
 * @property {string} source
 * @property {number[]} points
 * @property {number[]} totals
 * @property {Item[]} set
 * @property {string[]} gone
 * @property {string[]} items
 */

/**
 * A seat as everybody sees it; only whoever plays there sees its coach.
 * @typedef {object} Seat
 * @property {number} number
 * @property {string} name
 * @property {string} colour
 * @property {boolean} is_person
 * @property {string} bot
 * @property {boolean} yours
 * @property {boolean} handed_out
 * @property {boolean} coach
 * @property {number} score
 */

/**
 * The link of one seat.
 * @typedef {object} SeatLink
 * @property {number} seat
 * @property {string} token
 */

/**
 * A standing answer: applied automatically until it expires.
 * @typedef {object} StandingAnswer
 * @property {string} name
 * @property {string} text
 */

/**
 * The state of the table apart from its items; `rule` is the number of the rule about what is asked, if any.
 * @typedef {object} Status
 * @property {Seat[]} seats
 * @property {number | null} deciding
 * @property {number} round
 * @property {boolean} over
 * @property {number[]} winners
 * @property {Undo} undo
 * @property {StandingAnswer[]} standing
 * @property {number[]} secret_of
 * @property {boolean} is_maker
 * @property {number} pace
 * @property {boolean} hints
 * @property {string} rematch
 * @property {string} origin
 * @property {number} since
 * @property {string} rule
 * @property {Progress | null} lesson
 */

/**
 * What a seat (null: chance) did from one entry to another, and how that changed the scores to expect.
 * @typedef {object} SwingView
 * @property {number} first
 * @property {number} entry
 * @property {number} round
 * @property {number | null} seat
 * @property {string[]} lines
 * @property {number[]} changes
 */

/**
 * Whether a task ends before the learner's next move, and whether it cannot be fulfilled any more.
 * @typedef {object} TaskState
 * @property {boolean} is_over
 * @property {boolean} is_lost
 */

/**
 * Whether one may take back, whether that is free, what it takes back, and who still has to agree to it.
 * @typedef {object} Undo
 * @property {boolean} possible
 * @property {boolean} free
 * @property {string} text
 * @property {number | null} asked_by
 * @property {number[]} waiting_for
 */

export {};
