"""Worker processes: the one place that starts, feeds and ends them.

Ctrl-C always stays with the process that started the workers. They inherit a signal mask that blocks it, so it never
reaches them, not even while they import; blocking rather than ignoring means that the caller cannot miss one either.
"""

import errno
import os
import signal
import threading
import time
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, ThreadPoolExecutor, wait
from contextlib import AbstractContextManager, contextmanager, nullcontext
from itertools import islice
from multiprocessing import connection, current_process, get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Semaphore
from pathlib import Path
from types import TracebackType
from typing import Any, Concatenate, Final, Generic, TypeVar

R = TypeVar("R")
S = TypeVar("S", bound="Pool")
T = TypeVar("T")
# What the libraries behind numpy read when it is loaded: one thread each. Processes share the cores already, and
# threads that wait for each other make a small network 20 times slower.
ONE_THREAD: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")
MOST_LOST: Final = 20  # processes in a row that died over a task; then something is wrong with all of them
LOOK: Final = 1.0  # seconds between two looks at how many tasks a pool can take; only that of a cluster changes

# Copies of what lies on another machine, by the path there; only workers on a cluster have any.
places: dict[str, Path] = {}


class LostProcess(ChildProcessError):
    """A worker process has died before it could answer."""

    def __init__(self) -> None:
        super().__init__(errno.ECHILD, "a worker process has died; was there enough memory?")


class Worker(Generic[T]):
    """A process with something of its own, which `make` makes there, and which it works on, one task at a time."""

    def __init__(self, make: Callable[[], T]) -> None:
        # Many start in threads. A fork of a process with threads can inherit a lock that nobody will ever release.
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, make), daemon=True)
        resource_tracker.ensure_running()  # starting the tracker later would unblock Ctrl-C again in this thread
        with _blocked_interrupts(), _one_thread():
            self._process.start()
        # Only the worker may hold its end: with a second one open here, its death would never look like an end of file.
        theirs.close()
        self.lost = False

    def ask(self, work: Callable[Concatenate[T, ...], object], *terms: Any) -> None:
        """Let the process do `work(its own, *terms)`; raise LostProcess if it has died."""
        try:
            self._pipe.send((work, terms))
        except OSError:
            self.lost = True
            raise LostProcess from None

    def answer(self) -> Any:
        """Wait for the result of what was asked; raise the work's own error, or LostProcess."""
        try:
            found, error = self._pipe.recv()
        except (EOFError, OSError):
            self.lost = True
            raise LostProcess from None
        if error is not None:
            raise error
        return found

    def end(self) -> None:
        """End the process at once, in the middle of its work; `answer` then raises LostProcess."""
        self._process.terminate()

    def close(self) -> None:
        """End the process, wait until it has ended, and free what it took; nobody may wait for an answer any more."""
        self._process.terminate()
        self._process.join()
        self._pipe.close()


class Pool(ABC):
    """Workers that do tasks for this process, here or on other machines; leaving the context ends them."""

    def __enter__(self: S) -> S:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    @property
    @abstractmethod
    def room(self) -> int:
        """How many tasks it can take at a time; this may change."""

    @abstractmethod
    def submit(self, work: Callable[..., R], *terms: Any) -> Future[R]:
        """Let the next free worker do some work; the future raises the work's own error, or LostProcess."""

    @abstractmethod
    def close(self) -> None:
        """End all workers at once and cancel what was submitted."""

    def carry(self, paths: Iterable[str], read: Callable[[], object]) -> None:  # noqa: B027 - here they are at hand
        """Take files and folders along for all tasks to come; `read` reads them where only copies exist."""

    def answers(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[tuple[T, Future[R]]]:
        """Yield every task with its finished future, in the order in which they finish.

        A task is taken from the iterable only when there is room for it.
        """
        waiting = iter(tasks)
        busy: dict[Future[R], T] = {}
        while True:
            for task in islice(waiting, max(0, self.room - len(busy))):
                busy[self.submit(work, task)] = task
            if not busy:
                return
            done = wait(busy, LOOK, FIRST_COMPLETED).done
            for future in [one for one in busy if one in done]:
                yield busy.pop(future), future

    def results(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[tuple[T, R]]:
        """Yield every task with its result, in the order in which they finish; repeat those whose process was lost.

        So a task must come to the same result again. Raise LostProcess if it is not a matter of a few processes.
        """
        fresh, lost, in_a_row = iter(tasks), list[T](), 0

        def waiting() -> Iterator[T]:
            while lost:
                yield lost.pop()
            for task in fresh:
                yield task
                while lost:
                    yield lost.pop()

        while True:
            for task, answer in self.answers(work, waiting()):
                in_a_row = in_a_row + 1 if isinstance(answer.exception(), LostProcess) else 0
                if 0 < in_a_row < MOST_LOST:
                    lost.append(task)
                else:
                    yield task, answer.result()
            # One that is lost while nothing else waits comes too late for `waiting`.
            if not lost:
                return


class Workers(Pool):
    """A few processes that start when they are first needed; a lost one is replaced at the next task.

    `begin` runs first in every new process. Leaving the context ends the processes at once, in the middle of their
    work, and cancels everything that was submitted.
    """

    def __init__(self, count: int, begin: Callable[[], object] | None = None) -> None:
        self.count = count
        self._begin = begin or _nothing
        # One thread waits for each process. A pipe of its own for each worker means that killing one in the middle of
        # an answer cannot block the others, as it can with the shared queue of a ProcessPoolExecutor.
        self._threads = ThreadPoolExecutor(count, initializer=_block_interrupts)
        self._lock = threading.Lock()
        self._idle: list[Worker[object]] = []
        self._workers: list[Worker[object]] = []
        self._closed = threading.Event()

    @property
    def room(self) -> int:
        """How many tasks it can take at a time: one for each process."""
        return self.count

    def submit(self, work: Callable[..., R], *terms: Any) -> Future[R]:
        """Let the next free process do some work; the future raises the work's own error, or LostProcess."""
        return self._threads.submit(self._do, work, terms)

    def close(self) -> None:
        """End all processes at once and cancel what was submitted."""
        with self._lock:
            self._closed.set()
            for worker in self._workers:
                worker.end()
        # The threads wait for answers, so the processes had to end first: a closed pipe wakes whoever reads it.
        self._threads.shutdown(cancel_futures=True)
        for worker in self._workers:
            worker.close()

    def _do(self, work: Callable[..., R], terms: tuple[Any, ...]) -> R:
        with self._lock:
            if self._closed.is_set():
                raise CancelledError
            worker = self._idle.pop() if self._idle else self._start()
        try:
            worker.ask(_plain, work, *terms)
            answer: R = worker.answer()
        except LostProcess:
            if self._closed.is_set():
                raise CancelledError from None
            raise
        finally:
            self._put_back(worker)
        return answer

    def _put_back(self, worker: Worker[object]) -> None:
        if not worker.lost:
            self._idle.append(worker)
            return
        with self._lock:
            self._workers.remove(worker)
        worker.close()

    def _start(self) -> Worker[object]:
        worker = Worker(self._begin)
        self._workers.append(worker)
        return worker


class Crew:
    """Processes that all do the same for as long as this one lives; whoever dies is replaced.

    `work` gets a function to call when it is ready, and the terms. It ends with SIGTERM.
    """

    def __init__(self, count: int, work: Callable[..., None], *terms: Any) -> None:
        self._work = work
        self._terms = terms
        self._context = get_context("spawn")
        self._is_ready = self._context.Semaphore(0)
        self._members = [self._start() for _ in range(count)]

    def wait_until_ready(self) -> None:
        """Wait until every process is ready; raise LostProcess if one of them dies before."""
        for _ in self._members:
            while not self._is_ready.acquire(timeout=LOOK):
                if not all(member.is_alive() for member in self._members):
                    raise LostProcess

    def keep(self) -> None:
        """Replace whoever dies, for ever; at most one a second, in case they all do."""
        while True:
            connection.wait([member.sentinel for member in self._members])
            time.sleep(LOOK)
            self._members = [member if member.is_alive() else self._start() for member in self._members]

    def close(self) -> None:
        """Ask all processes to end, and wait until they have."""
        for member in self._members:
            member.terminate()
        for member in self._members:
            member.join()

    def _start(self) -> SpawnProcess:
        # No daemon: it has worker processes of its own.
        member = self._context.Process(target=_belong, args=(self._is_ready, self._work, self._terms))
        resource_tracker.ensure_running()
        with _blocked_interrupts(), _one_thread():
            member.start()
        return member


def _belong(is_ready: Semaphore, work: Callable[..., None], terms: tuple[Any, ...]) -> None:
    """Work in a process of a crew, which ends with its parent."""
    parent = parent_process()
    assert parent is not None
    threading.Thread(target=_stop_with, args=(parent.sentinel,), daemon=True).start()
    work(is_ready.release, *terms)


def _stop_with(sentinel: int) -> None:
    """Let this process end properly when its parent is killed: it has worker processes of its own."""
    connection.wait([sentinel])
    os.kill(os.getpid(), signal.SIGTERM)


def opened(workers: int | Pool) -> AbstractContextManager[Pool]:
    """Return a number of processes as a pool that leaving the context closes; a pool that is given stays open."""
    return Workers(workers) if isinstance(workers, int) else nullcontext(workers)


def place(path: str) -> Path:
    """Return where a file or a folder is for this process: on a cluster, the copy that came with a task."""
    return places.get(path, Path(path))


def forked(work: Callable[[int], R], count: int) -> list[R]:
    """Do work number 0 here and the others in copies of this process; return all results in order.

    Copies share all memory as it is now, so nothing but the results must be picklable. A worker process may not have
    processes of its own and does everything itself.
    """
    if current_process().daemon:
        return [work(number) for number in range(count)]
    context = get_context("fork")
    pipes = [context.Pipe(duplex=False) for _ in range(1, count)]
    children = [
        context.Process(target=lambda end, number: end.send(work(number)), args=(sender, number))
        for number, (_, sender) in enumerate(pipes, start=1)
    ]
    with _blocked_interrupts():
        for child in children:
            child.start()
    for _, sender in pipes:
        sender.close()
    try:
        return [work(0), *(receiver.recv() for receiver, _ in pipes)]
    except EOFError:
        raise LostProcess from None
    finally:
        for child in children:  # those still at work after Ctrl-C are not waited for
            child.terminate()
            child.join()


def _block_interrupts() -> None:
    resource_tracker.ensure_running()
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


@contextmanager
def _blocked_interrupts() -> Iterator[None]:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_environment = threading.Lock()


@contextmanager
def _one_thread() -> Iterator[None]:
    """Let numpy have one thread in processes that are started meanwhile, unless the user has said otherwise."""
    with _environment:
        missing = [name for name in ONE_THREAD if name not in os.environ]
        os.environ.update(dict.fromkeys(missing, "1"))
        try:
            yield
        finally:
            for name in missing:
                del os.environ[name]


def _nothing() -> None:
    pass


def _plain(_: object, work: Callable[..., R], *terms: Any) -> R:
    return work(*terms)


def _serve(pipe: Connection, make: Callable[[], object]) -> None:
    """Answer what comes through a pipe until its other end is closed."""
    parent = parent_process()
    assert parent is not None
    threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    own = make()
    while True:
        # A connection is reset if an answer was never read, and broken if whoever asked was killed meanwhile.
        try:
            work, terms = pipe.recv()
            pipe.send(attempt(work, own, *terms))
        except (EOFError, ConnectionError):
            return


def attempt(work: Callable[..., object], *terms: Any) -> tuple[object, Exception | None]:
    """Do some work for another process; return the result, or the error with a note of where it was raised."""
    try:
        return work(*terms), None
    except Exception as error:  # noqa: BLE001 - whatever a bot raises belongs to whoever asked for the work
        # A traceback cannot be pickled; a note can.
        error.add_note(f"in a worker process:\n{traceback.format_exc()}")
        return None, error


def _end_with(sentinel: int) -> None:
    """End this process in the middle of its work when its parent is killed."""
    connection.wait([sentinel])
    # sys.exit would end this thread alone.
    os._exit(1)
