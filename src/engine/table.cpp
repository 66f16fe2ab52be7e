#include "engine/table.h"

#include <algorithm>
#include <new>
#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace sumito::engine {

namespace {

constexpr std::size_t page = std::size_t{2} << 20;

constexpr auto relaxed = std::memory_order_relaxed;

// move 16 bits, value 16, depth 8 from bit 48 on, bound 2, age 6.
constexpr std::uint64_t field(int number, int shift) {
    return static_cast<std::uint64_t>(static_cast<std::uint16_t>(number)) << shift;
}
constexpr int depth_of(std::uint64_t data) { return static_cast<int>(data >> 48 & 0xff); }
constexpr int age_of(std::uint64_t data) { return static_cast<int>(data >> 58); }
constexpr Bound bound_of(std::uint64_t data) { return static_cast<Bound>(data >> 56 & 3); }
constexpr int value_of(std::uint64_t data, int shift) {
    return static_cast<std::int16_t>(data >> shift & 0xffff);
}

} // namespace

// In large pages where the system has them: the table is read all over the place, and finding the
// page takes as long as reading it.
Table::Bucket* Table::new_buckets(std::size_t count) {
    const std::size_t bytes = (count * sizeof(Bucket) + page - 1) / page * page;
    void* memory = ::operator new(bytes, std::align_val_t{page});
#if defined(__linux__)
    madvise(memory, bytes, MADV_HUGEPAGE);
#endif
    return new (memory) Bucket[count];
}

void Table::Free::operator()(Bucket* buckets) const {
    ::operator delete(static_cast<void*>(buckets), std::align_val_t{page});
}

void Table::resize(int megabytes) {
    const std::uint64_t count =
        static_cast<std::uint64_t>(megabytes) * 1024 * 1024 / sizeof(Bucket);
    if (count == count_) return clear();
    buckets_.reset();
    count_ = 0; // if there is not so much memory
    buckets_.reset(new_buckets(static_cast<std::size_t>(count)));
    count_ = count;
    age_ = 0;
}

void Table::clear() {
    age_ = 0;
    for (std::uint64_t i = 0; i < count_; ++i)
        for (Slot& slot : buckets_[static_cast<std::size_t>(i)].slots) {
            slot.check.store(0, relaxed);
            slot.data.store(0, relaxed);
        }
}

std::optional<Entry> Table::find(std::uint64_t key) const {
    for (const Slot& slot : bucket(key).slots) {
        const std::uint64_t data = slot.data.load(relaxed);
        if ((slot.check.load(relaxed) ^ data) != key || data == 0) continue;
        return Entry{.move = rules::Move::from_bits(static_cast<std::uint16_t>(data)),
                     .value = value_of(data, 16),
                     .depth = depth_of(data),
                     .bound = bound_of(data)};
    }
    return std::nullopt;
}

// Deep entries of this search are kept longest.
int Table::worth(std::uint64_t data) const {
    if (data == 0) return -1000;
    const int years = (age_ - age_of(data) + age_mask + 1) & age_mask;
    return depth_of(data) - 8 * years;
}

void Table::store(std::uint64_t key, const Entry& entry) {
    Slot* place = nullptr;
    int least = 10000;
    rules::Move move = entry.move;
    for (Slot& slot : bucket(key).slots) {
        const std::uint64_t data = slot.data.load(relaxed);
        if ((slot.check.load(relaxed) ^ data) == key && data != 0) {
            const bool shallow = entry.depth + 4 < depth_of(data);
            if (shallow && entry.bound != Bound::exact && age_of(data) == age_) return;
            if (move.is_pass()) move = rules::Move::from_bits(static_cast<std::uint16_t>(data));
            place = &slot;
            break;
        }
        if (const int w = worth(data); w < least) {
            least = w;
            place = &slot;
        }
    }
    const std::uint64_t data = move.bits() | field(entry.value, 16) |
                               static_cast<std::uint64_t>(std::clamp(entry.depth, 0, 255)) << 48 |
                               static_cast<std::uint64_t>(entry.bound) << 56 |
                               static_cast<std::uint64_t>(age_) << 58;
    place->check.store(key ^ data, relaxed);
    place->data.store(data, relaxed);
}

int Table::permille() const {
    const std::uint64_t sample = std::min<std::uint64_t>(count_, 250);
    int filled = 0;
    for (std::uint64_t i = 0; i < sample; ++i)
        for (const Slot& slot : buckets_[static_cast<std::size_t>(i)].slots) {
            const std::uint64_t data = slot.data.load(relaxed);
            filled += data != 0 && age_of(data) == age_;
        }
    return static_cast<int>(static_cast<std::uint64_t>(filled) * 1000 / (sample * 4));
}

} // namespace sumito::engine
