"""A hostile evening: everything that strangers may try, stage by stage, each on a fresh server."""

from tests.table import (
    evening_doors,
    evening_play,
    evening_sockets,
    evening_tables,
    evening_thinkers,
)
from tests.table.servers import Stage

STAGES: list[Stage] = [
    *evening_sockets.STAGES,
    *evening_tables.STAGES,
    *evening_play.STAGES,
    *evening_thinkers.STAGES,
    *evening_doors.STAGES,
]
